import { describe, expect, test } from 'vitest'

import { layOutLines } from './pdf-lines.ts'
import type { TextRun } from './pdf-lines.ts'

const A4 = { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] }
/** A run in 10 point print, half as wide as high a letter; `down` points below the top of the page. */
const run = (str: string, x: number, down: number): TextRun => sized(10, { str, x, down })
const sized = (
  size: number,
  { str, x, down }: { str: string; x: number; down: number },
): TextRun => ({
  str,
  transform: [size, 0, 0, size, x, 842 - down],
  width: str.length * size * 0.5,
})
const lay = (...runs: TextRun[]): string => layOutLines(runs, A4)

describe('Words go back into lines by where they stand', () => {
  test('from top to bottom and left to right, whatever order they are drawn in', () => {
    expect(lay(run('due', 80, 112), run('Second', 40, 124), run('Amount', 40, 112))).toBe(
      'Amount due\nSecond',
    )
  })

  test('a small gap is a space, a wide gap a tab, and no gap nothing', () => {
    expect(
      lay(run('Pay', 40, 100), run('ment', 55, 100), run('due', 79, 100), run('£50.00', 200, 100)),
    ).toBe('Payment due\t£50.00')
  })

  test('raised and slightly lower words stay on their line', () => {
    expect(
      lay(run('14', 40, 100), sized(6, { str: 'th', x: 50, down: 97 }), run('May', 60, 100.5)),
    ).toBe('14th May')
  })

  test('a word printed twice to look bold is read once', () => {
    expect(lay(run('TOTAL', 40, 100), run('TOTAL', 40.4, 100))).toBe('TOTAL')
  })

  test('paragraphs are parted by a blank line and rows of a table are not', () => {
    const text = lay(
      run('one', 40, 100),
      run('two', 40, 112),
      run('three', 40, 124),
      run('new', 40, 150),
    )
    expect(text).toBe('one\ntwo\nthree\n\nnew')
    const rows = [0, 1, 2].flatMap((n) => [
      run('Fee', 40, 200 + n * 30),
      run('£5', 300, 200 + n * 30),
    ])
    expect(lay(run('a', 40, 100), run('b', 40, 112), run('c', 40, 124), ...rows)).toMatch(
      /Fee\t£5\nFee\t£5\nFee\t£5$/,
    )
  })

  test('a turned page reads like an upright one', () => {
    const view = { width: 842, height: 595, transform: [0, 1, 1, 0, 0, 0] }
    const turned = (str: string, x: number, y: number): TextRun => ({
      str,
      transform: [0, 10, -10, 0, x, y],
      width: str.length * 5,
    })
    expect(
      layOutLines(
        [turned('below', 212, 50), turned('above', 200, 50), turned('right', 200, 200)],
        view,
      ),
    ).toBe('above\tright\nbelow')
  })

  test('text in the margin that runs another way comes last', () => {
    const margin: TextRun = { str: 'form 12', transform: [0, 10, -10, 0, 20, 300], width: 35 }
    expect(lay(margin, run('Dear Ms Penhallow', 40, 100))).toBe('Dear Ms Penhallow\n\nform 12')
  })

  test('text off the page and text too small to see are left out', () => {
    expect(
      lay(
        run('seen', 40, 100),
        run('hidden', 700, 100),
        run('hidden', 40, -50),
        sized(0.5, { str: 'hidden', x: 40, down: 130 }),
      ),
    ).toBe('seen')
  })

  test('Japanese letters are not spaced', () => {
    const letter = (str: string, x: number): TextRun => ({ ...run(str, x, 100), width: 10 })
    expect(lay(letter('督', 40), letter('促', 52), letter('状', 64))).toBe('督促状')
  })

  test('two columns of running text are read one after the other', () => {
    const rows = Array.from({ length: 8 }, (_, n) => [
      run(`left line number ${n} of a long column`, 40, 200 + n * 12),
      run(`right line number ${n} of a long column`, 310, 200 + n * 12),
    ])
    const text = lay(
      run('Terms that apply to all of the page, from one side to the other of it', 40, 170),
      ...rows.flat(),
    )
    expect(text.indexOf('right line number 0')).toBeGreaterThan(text.indexOf('left line number 7'))
    expect(text).toMatch(/^Terms/)
  })
})
