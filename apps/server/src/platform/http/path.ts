/** Whether a path can be decoded to text without NUL. No file, row or page has another name. */
export function isReadablePath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
