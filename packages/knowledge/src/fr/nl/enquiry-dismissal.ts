/** Questions about a dismissal: its reasons, its meeting, its notice and its time limit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'fr.ask-work.time-limit': {
    says: 'Twaalf maanden vanaf de ontslagbrief. Loon: drie jaar. Discriminatie en pesten of intimidatie: vijf jaar.',
  },
  'fr.ask-work.meeting': {
    says: 'Neem geen ontslag: u kunt uw uitkering verliezen. Ga erheen, met een collega of, waar geen personeel is gekozen, een gratis adviseur (conseiller du salarié; lijst op het gemeentehuis). Tussen brief en gesprek moeten vijf werkdagen liggen. Te kort? Vraag schriftelijk een nieuwe dag. Wegblijven stopt niets. Maak notities en teken niets. Ontslag mag op zijn vroegst twee werkdagen later volgen; u hebt twaalf maanden om het aan te vechten.',
  },
  'fr.ask-work.notice-period': {
    says: 'Ontslag: één maand vanaf zes maanden werk, twee vanaf twee jaar. Geen bij een ernstige fout (faute grave). Uw cao (convention collective) kan meer geven.',
    dependsOn: 'hoe lang u er werkte en waarom het eindigt',
  },
  'fr.ask-work.economic': {
    says: 'De werkgever moet eerst ander werk voor u zoeken. U hebt 21 dagen om over het CSP te beslissen en twaalf maanden om het aan te vechten.',
  },
}
