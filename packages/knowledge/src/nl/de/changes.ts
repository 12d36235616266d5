/** The German words of the Netherlands: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_DE: Words = {
  'nl.news.collector-register': {
    says: 'Seit dem 1. April 2025 muss jedes Inkassobüro im öffentlichen Register stehen. Suchen Sie den Namen dort.',
    was: 'Jeder konnte Schulden für andere eintreiben.',
    is: 'Ein Büro ohne Eintrag darf nicht eintreiben. Firmen, die es schon vorher gab, hatten bis zum 1. April 2025 Zeit.',
  },
  'nl.news.fixed-leases': {
    says: 'Seit dem 1. Juli 2024 hat ein neuer Mietvertrag für eine Wohnung meist kein Enddatum.',
    was: 'Ein Vermieter konnte eine Wohnung bis zu zwei Jahre vermieten, und dann endete es.',
    is: 'Ein neuer Vertrag hat kein Enddatum, außer für wenige Gruppen wie Studierende. Ohne gesetzlichen Grund dürfen Sie bleiben.',
  },
  'nl.news.mid-rent': {
    says: 'Seit dem 1. Juli 2024 haben in neuen Verträgen auch Wohnungen mit 144 bis 186 Punkten eine Höchstmiete.',
    was: 'Nur Sozialwohnungen hatten eine Höchstmiete.',
    is: 'Zählen Sie die Punkte Ihrer Wohnung. Sie können die Huurcommissie bitten, die Miete zu senken.',
  },
  'nl.news.points-statement': {
    says: 'Seit dem 1. Januar 2025 muss ein Vermieter einem neuen Vertrag die Punktezählung beilegen.',
    was: 'Ein Mieter musste die Punkte allein zählen.',
    is: 'Verlangen Sie die Zählung. Die Gemeinde (gemeente) kann einen Vermieter bestrafen, der zu viel verlangt.',
  },
  'nl.news.rent-rise-2026': {
    says: '2026 darf die Miete höchstens um 4,4 % im freien Bereich, 6,1 % im mittleren und 4,1 % bei Sozialmieten steigen.',
    was: '2025 lagen die Grenzen bei 4,1 % (frei), 7,7 % (mittel) und 5 % (sozial).',
    is: '4,4 % und 6,1 % gelten ab dem 1. Januar 2026, und 4,1 % für Sozialmieten ab dem 1. Juli 2026.',
  },
  ...europeanChangeWords('nl', 'de'),
}
