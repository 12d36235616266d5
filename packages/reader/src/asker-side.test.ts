/** Which side of a quarrel a question stands on. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const urgencyOf = (text: string) => read(text, { country: 'gb' }).urgencyLevel

test('an employer who asks about an employee loses no job', () => {
  const text =
    'We have an employee who lied on his CV about a job from which he was dismissed for theft. He passed probation last year. Can we end his contract or do we need a disciplinary meeting first?'
  expect(urgencyOf(text)).toBe('low')
})

test('but a sum that the employee claims is money at stake', () => {
  const text =
    'Our employee was dismissed in March and now wants £4,000 in holiday pay from us. Do we owe it?'
  expect(urgencyOf(text)).toBe('medium')
})

test('an employee who was dismissed has lost one', () => {
  const text =
    'I was suspended last week and today I was dismissed by text. I am an employee of a small firm. What can I do?'
  expect(urgencyOf(text)).toBe('high')
})

test('a clause of a contract ends nothing', () => {
  const text =
    'I teach at a gym in Hull and want to leave after some trouble with the hours there, which keep changing. My agreement says "Upon notice of termination for any reason whatsoever the Coach shall complete all sessions booked before that day, unless the Company approves otherwise." My boss tells me that I still have to do the sessions, and they are weeks after my last day. I got a different answer from a friend. Do I have to do them?'
  expect(urgencyOf(text)).toBe('medium')
})

test.each([
  "The landlord threw me out on Sunday, my bags are at my sister's. He kept the £900 deposit. What can I do?",
  'My landlord put me out in March with no notice and has my deposit of £900. How do I get it back?',
  'Came home to my stuff on the kerb and the locks changed. I was only two weeks late with the rent. Do I have any rights?',
])('who was put out of the home is in a hurry: %s', (text) => {
  expect(urgencyOf(text)).toBe('high')
})

test('who fears it because of a higher rent has time', () => {
  const text =
    'My landlord says the rent goes up £80 a week in June. Can he put me out if I refuse to pay it?'
  expect(urgencyOf(text)).toBe('medium')
})

test('a claim that is ruled out presses nobody', () => {
  const text =
    'Made redundant in May, they still owe me £2,300 in expenses. I know unfair dismissal is out as I was there ten months. How do I get the money?'
  expect(urgencyOf(text)).toBe('medium')
})

test.each([
  'My wife got served with divorce papers on Monday and they say she has to answer. Where do we start?',
  'My employer gave me a letter yesterday ending my contract for gross misconduct. Can I appeal?',
  'The power company says it will cut us off tomorrow and I have a baby. We owe £310. What can I do?',
  'My flatmate says the landlord is chucking us out on Saturday, he only told us last night by text. Is that allowed?',
  'The sheriff rang to say he is calling on Thursday for goods over a tax bill of €3,100. Can he come in?',
])('papers served, a job ended and a supply that goes press: %s', (text) => {
  expect(urgencyOf(text)).toBe('high')
})
