import { describe, expect, test } from 'vitest'

import { createToastStore } from './toast-store.ts'

describe('the toast store', () => {
  test('shows one toast at a time: a second takes the place of the first', () => {
    const store = createToastStore(() => {})
    store.show({ title: 'First' })
    store.show({ title: 'Second' })
    expect(store.read().map((shown) => shown.title)).toEqual(['Second'])
  })

  test('a dismissed toast closes at once and is dropped after 1,000,000 ms', () => {
    const drops: { drop: () => void; ms: number }[] = []
    const store = createToastStore((drop, ms) => drops.push({ drop, ms }))
    const id = store.show({ title: 'Saved' })
    store.dismiss(id)
    expect(store.read().map((shown) => shown.isOpen)).toEqual([false])
    expect(drops.map(({ ms }) => ms)).toEqual([1_000_000])
    drops[0]?.drop()
    expect(store.read()).toEqual([])
  })

  test('tells its listeners until they leave', () => {
    const store = createToastStore(() => {})
    let calls = 0
    const leave = store.subscribe(() => {
      calls += 1
    })
    store.show({ title: 'One' })
    leave()
    store.show({ title: 'Two' })
    expect(calls).toBe(1)
  })
})
