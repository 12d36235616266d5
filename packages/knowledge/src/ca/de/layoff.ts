/** The German words of the rows in ../layoff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAYOFF_WORDS: Words = {
  'ca.layoff.want': {
    says: 'Ihr Arbeitgeber stellt Sie von der Arbeit frei (layoff). Sehen Sie nach, ob es auf Zeit oder für immer ist, und ob ein Tag für die Rückkehr genannt ist.',
  },
  'ca.layoff.reality': {
    says: 'Eine Freistellung (layoff), die zu lange dauert, beendet die Stelle nach dem Gesetz. Dann ist Geld für das Ende der Stelle fällig.',
  },
  'ca.layoff.on': {
    says: 'In Ontario darf eine Freistellung (layoff) 13 Wochen in 20 dauern, in manchen Fällen 35 Wochen in 52. Danach ist die Stelle beendet und Geld fällig.',
  },
  'ca.layoff.bc': {
    says: 'In British Columbia darf eine Freistellung (layoff) 13 Wochen in 20 dauern. Danach ist die Stelle ab ihrem ersten Tag beendet und Geld fällig.',
  },
  'ca.layoff.ab': {
    says: 'In Alberta muss eine Freistellung (layoff) schriftlich angekündigt sein und darf meist 90 Tage in 120 dauern. Danach ist die Stelle beendet und Geld fällig.',
  },
  'ca.layoff.qc': {
    says: 'In Québec zählt eine Freistellung (mise à pied) von sechs Monaten oder mehr als Ende der Stelle. Dann ist eine Kündigungsfrist oder Geld stattdessen fällig.',
  },
  'ca.layoff.federal': {
    says: 'Bei Bank, Fluglinie, Telefonfirma oder Bahn beendet eine Freistellung (layoff) von drei Monaten oder weniger die Stelle nicht. Längere brauchen einen festen Tag für die Rückkehr.',
  },
  'ca.layoff.contract': {
    says: 'Erlaubt Ihr Vertrag keine Freistellung (layoff), können Sie sie vielleicht als Kündigung behandeln. Holen Sie vorher Rat.',
  },
  'ca.layoff.ei': {
    says: 'Sie können Arbeitslosengeld (EI) beantragen, sobald Ihr Lohn endet. Verlangen Sie Ihre Arbeitsbescheinigung (record of employment).',
  },
  'ca.layoff.step': {
    says: 'Fragen Sie schriftlich, ob die Freistellung (layoff) auf Zeit ist und wann Sie zurückkommen. Beantragen Sie jetzt Arbeitslosengeld (EI).',
  },
}
