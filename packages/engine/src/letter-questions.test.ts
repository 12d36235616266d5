import { expect, test } from 'vitest'

import { letterQuestion } from './letter-questions.ts'

test.each([
  ['meaning', 'What does this letter mean?'],
  ['meaning', 'Hi, can you explain this to me please?'],
  ['meaning', 'Was bedeutet dieser Brief?'],
  ['meaning', 'Non capisco questa lettera'],
  ['who', 'Who are they?'],
  ['genuine', 'Is this a scam?'],
  ['genuine', 'how do i know if this is real'],
  ['genuine', 'Est-ce une arnaque ?'],
  ['genuine', '¿Es una estafa?'],
  ['genuine', 'これは詐欺ですか？'],
  ['first_step', 'What should I do now?'],
  ['first_step', 'what do i say when i phone them'],
  ['first_step', 'Was soll ich jetzt tun?'],
  ['first_step', 'Wat moet ik nu doen?'],
  ['rights', 'What are my rights?'],
  ['help', 'Who can help me for free?'],
  ['help', 'Chi mi può aiutare?'],
  ['time', 'How long do I have to reply?'],
  ['time', 'Wie lange habe ich Zeit?'],
  ['time', '期限はいつですか？'],
  ['more_time', 'Can I ask for more time?'],
  ['more_time', 'Puis-je avoir un délai ?'],
  ['instalments', 'Can I pay in instalments?'],
  ['instalments', 'could i pay £20 a month'],
  ['instalments', 'Kann ich das in Raten zahlen?'],
  ['instalments', '¿Puedo pagar a plazos?'],
  ['instalments', 'Posso pagare a rate?'],
  ['instalments', 'Kan ik in termijnen betalen?'],
  ['instalments', '分割で払えますか？'],
  ['cannot_pay', "I can't afford this, what can I do?"],
  ['cannot_pay', 'Je ne peux pas payer'],
  ['ignoring', 'What happens if I ignore it?'],
  ['ignoring', 'Que se passe-t-il si je ne paie pas ?'],
  ['ignoring', 'Wat gebeurt er als ik niets doe?'],
  ['dispute', 'This is not my debt'],
  ['dispute', 'I have already paid this.'],
  ['dispute', 'Das stimmt nicht'],
  ['appeal', 'Can I appeal?'],
  ['appeal', 'Kann ich Widerspruch einlegen?'],
  ['appeal', '¿Puedo recurrir?'],
  ['owing', 'Do I really have to pay this?'],
  ['owing', 'Devo pagarlo?'],
  ['powers', 'Can they take my car?'],
  ['powers', 'Kommt dann der Gerichtsvollzieher?'],
])('%s: %s', (question, words) => {
  expect(letterQuestion(words)).toBe(question)
})

test.each([
  'Can I appeal a council tax band?',
  'I have not paid anything since 2015. Is it too old?',
  'What is the weather like?',
  'I live in Scotland.',
  'What happens if I ignore a summons from a French court about my old flat?',
  'Is this a scam like the one where a man calls about my computer?',
  'I have already paid the plumber, but not this firm.',
  'Ich habe bezahlt, aber nur die Hälfte, und dann kam der zweite Brief.',
])('asks or tells something of its own: %s', (words) => {
  expect(letterQuestion(words)).toBeNull()
})
