import { getCACertificates, setDefaultCACertificates } from "node:tls";

/** A certificate for localhost and 127.0.0.1 that is not trusted by default. Its key is public. */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKF627MhpHZhVfhfw
mi8BDoaUq5vmQCRTWG0/a61dWcehRANCAAT2t0TFxTnw/yn9CyiMDMpuyG6Emgr4
oh8//iPQMO3xum9MDRJPv3scQjmlrMNbo1XLxc6W+rF3/LaTu7feVpqZ
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUeqpwqv/aGUL/Ot8PwJ6Cl1jJEVcwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA0NDg0MFoYDzIxMjYxMDI5
MDQ0ODQwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT2t0TFxTnw/yn9CyiMDMpuyG6Emgr4oh8//iPQMO3xum9MDRJPv3sc
QjmlrMNbo1XLxc6W+rF3/LaTu7feVpqZo28wbTAdBgNVHQ4EFgQUDCeJzjRpfvdW
LtF0rEDWQYFqzWkwHwYDVR0jBBgwFoAUDCeJzjRpfvdWLtF0rEDWQYFqzWkwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgSRFthY+XWWW4TcXWH06NAt9sg3QmK+uWt0FJ4VGFMRcCIQCo
uk9y5UDTpLMlhtbW6HFPRi/c/RMnlccrTQhFLL9aqA==
-----END CERTIFICATE-----`,
};

/** Makes this process trust the certificate. Returns a function that ends this. */
export function trustTestCertificate(): () => void {
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, testCertificate.cert]);
  return () => setDefaultCACertificates(before);
}
