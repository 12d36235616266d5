/** The Dutch words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'be.news.first-reminder-free': {
    says: 'Sinds 1 december 2023 gelden de regels over herinneringen en kosten ook voor oudere contracten.',
    was: 'Voor contracten van voor september 2023 golden de oude regels.',
    is: 'Voor alle rekeningen is de eerste herinnering gratis, met 14 dagen om te betalen. De kosten hebben een grens.',
  },
  'be.news.brussels-unfair-rent': {
    says: 'In Brussel is een onredelijke huur verboden sinds 1 mei 2025. Meer dan 20% boven de referentiehuur geldt meestal als onredelijk.',
    was: 'De referentiehuur was alleen een richtlijn.',
    is: 'U kunt advies vragen aan de Paritaire Huurcommissie, en de rechter vragen de huur te verlagen.',
  },
  'be.news.unemployment-limit': {
    says: 'Sinds 2026 is de werkloosheidsuitkering beperkt tot hoogstens 24 maanden. Mensen verliezen haar in stappen in 2026.',
    was: 'De uitkering had geen einddatum.',
    is: 'Zij duurt één jaar, en tot één jaar langer voor wie langer werkte. Vraag uw laatste dag aan de RVA.',
  },
  'be.news.judge-checks-age': {
    says: 'Een rechter moet nu zelf nagaan of de schuld van een consument aan een bedrijf te oud is.',
    was: 'U moest zelf zeggen dat de schuld verjaard was.',
    is: 'De rechter kijkt er ook naar. Zeg het toch, op papier.',
  },
  ...europeanChangeWords('be', 'nl'),
}
