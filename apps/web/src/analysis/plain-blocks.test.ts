import { expect, test } from 'vitest'

import { parsePlainBlocks } from './plain-blocks.ts'

test('headings, bullets and paragraphs are told apart', () => {
  expect(parsePlainBlocks('## What they do\nThey collect\ndebts.\n\n- Write\n* Phone')).toEqual([
    { kind: 'heading', text: 'What they do' },
    { kind: 'paragraph', text: 'They collect debts.' },
    { kind: 'list', items: ['Write', 'Phone'] },
  ])
})

test('a line in bold is a heading, and stars inside a line are dropped', () => {
  expect(parsePlainBlocks('**Who they are:**\nA **private** firm.')).toEqual([
    { kind: 'heading', text: 'Who they are' },
    { kind: 'paragraph', text: 'A private firm.' },
  ])
})

test('markup stays text', () => {
  expect(parsePlainBlocks('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
  ])
})

test('empty text gives nothing', () => {
  expect(parsePlainBlocks(' \n\n ')).toEqual([])
})
