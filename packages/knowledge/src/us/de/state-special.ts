/** The German words of the rows in ../state-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_SPECIAL_DE: Words = {
  'us.state.tx.answer-justice': {
    says: 'Bei einem justice court in Texas muss Ihre Antwort bis zum Ende des 14. Tages da sein, nachdem Sie die Papiere bekommen haben.',
    action: 'Ihre Antwort (answer) beim justice court einreichen',
    consequence: 'Die andere Seite kann ohne Anhörung gewinnen.',
  },
  'us.state.tx.answer': {
    says: 'Bei county und district courts in Texas muss Ihre Antwort bis 10 Uhr am Montag nach 20 Tagen da sein. Nehmen Sie sich den 20. Tag vor.',
    action: 'Ihre Antwort (answer) beim Gericht einreichen',
    consequence: 'Die andere Seite kann ohne Anhörung gewinnen.',
  },
  'us.state.tx.no-garnishment': {
    says: 'In Texas darf Lohn für eine normale Schuld nicht genommen werden. Bei Kindesunterhalt, Steuern und Studienkrediten ist es anders.',
  },
  'us.state.ny.card-three-years': {
    says: 'In New York startet eine Zahlung oder ein Versprechen die drei Jahre für eine Schuld aus Verbraucherkredit nicht neu.',
  },
  'us.state.tx.debt-buyer': {
    says: 'In Texas darf ein Schuldenkäufer nach dem Ende der vier Jahre nicht klagen, und eine Zahlung startet sie dann nicht neu.',
  },
  'us.state.ca.ask-used-car': {
    says: 'In Kalifornien kann ein Gebrauchtwagen, seit dem 1. Oktober 2026 beim Händler gekauft, innerhalb von drei Tagen zurück. Er darf höchstens $50,000 kosten und höchstens 400 Meilen gefahren sein. Eine Gebühr wird behalten.',
    dependsOn: 'wann Sie ihn gekauft haben, der Preis und die gefahrenen Meilen',
  },
  'us.state.tx.ask-answer': {
    says: 'Reichen Sie eine schriftliche Antwort (answer) ein. Bei einem justice court in Texas muss sie bis zum 14. Tag nach Erhalt der Papiere da sein. Bei county und district courts bis 10 Uhr am Montag nach 20 Tagen.',
  },
  ...stateWords(
    'no-garnishment',
    sameCells(
      'NC SC PA',
      'darf Lohn für eine Schuld wie eine Kreditkarte meist nicht genommen werden',
    ),
  ),
}
