const KILO = 1024

/** '512 bytes', '34 KB', '1.2 MB' */
export function showSize(bytes: number): string {
  if (bytes < KILO) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`
  return `${(bytes / KILO / KILO).toFixed(1).replace(/\.0$/, '')} MB`
}
