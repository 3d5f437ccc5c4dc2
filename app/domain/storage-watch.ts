/** What is known about the disk under the site without writing to it. */
export interface StorageWatch {
  /**
   * Whether nothing can be stored: the system says so, or the last write met a storage fault and one that is tried now
   * does, too. Writes only after such a fault.
   */
  isFailing(): Promise<boolean>;
}
