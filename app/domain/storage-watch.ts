/** Knows whether the disk under the site can be written. */
export interface StorageWatch {
  /**
   * Whether nothing can be stored: access is denied, or the last write met a storage fault and a trial write does, too.
   * Writes only after such a fault.
   */
  isFailing(): Promise<boolean>;
}
