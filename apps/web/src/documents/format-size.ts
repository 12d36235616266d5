const KB = 1024
const MB = KB * KB

/** A file's size as people read it: "380 KB", "1.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`
  return `${(bytes / MB).toFixed(1)} MB`
}
