/** How far the local runtime grows, by what Linux keeps of the processes that this one has started. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Begins to watch now. `grown` tells by how much the runtime was larger than now at most; '-' on other systems. */
export function runtimeMemory(): { grown: () => string } {
  const pid = runtimePid()
  if (pid === undefined) return { grown: () => '-' }
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = kilobytesOf(pid, 'VmRSS')
  return { grown: () => `${((kilobytesOf(pid, 'VmHWM') - before) / 1024).toFixed(0)} MB` }
}

function runtimePid(): number | undefined {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return all.map(Number).find((pid) => readStatus(pid).includes('Name:\tworkerd') && isOurs(pid))
  } catch {
    return undefined
  }
}

function isOurs(pid: number): boolean {
  for (let each = pid; each > 1; each = Number(/PPid:\t(\d+)/.exec(readStatus(each))?.[1] ?? 0))
    if (each === process.pid) return true
  return false
}

/** Empty for a process that has ended meanwhile. */
function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

const kilobytesOf = (pid: number, field: 'VmHWM' | 'VmRSS'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readStatus(pid))?.[1] ?? Number.NaN)
