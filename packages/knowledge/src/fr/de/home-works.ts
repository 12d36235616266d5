/** The German words of the rows in ../home-works.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_WORKS_DE: Words = {
  'fr.works.want': { says: 'Ihr Vermieter plant Arbeiten in Ihrer Wohnung und will hinein.' },
  'fr.works.reality': {
    says: 'Nötige Arbeiten müssen Sie zulassen. Aber es gibt Regeln zu Ankündigung, Tagen und Geld zurück.',
  },
  'fr.works.right-notice': {
    says: 'Man muss Ihnen vorher schriftlich sagen: was, wie und wann. Keine Arbeiten an Samstagen, Sonntagen und Feiertagen ohne Ihr Ja.',
  },
  'fr.works.right-less': {
    says: 'Dauern die Arbeiten mehr als 21 Tage, sinkt die Miete für diese Zeit und Fläche. Ist die Wohnung nicht bewohnbar, dürfen Sie den Mietvertrag (bail) beenden.',
  },
  'fr.works.right-judge': { says: 'Missbräuchliche Arbeiten kann ein Richter stoppen.' },
  'fr.works.step': {
    says: 'Verlangen Sie schriftlich den Plan und die Termine. Machen Sie vorher und nachher Fotos. Verlangen Sie ab Tag 22 weniger Miete.',
  },
}
