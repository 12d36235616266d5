/** The German words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_DE: Words = {
  'nz.rise.want': { says: 'Ihr Vermieter will mehr Miete.' },
  'nz.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'nz.rise.reality': {
    says: 'Die Miete darf nur einmal in 12 Monaten steigen, mit 60 Tagen Ankündigung. Das Tribunal kann sie senken.',
  },
  'nz.rise.not-yet': { says: 'Die neue Miete ist frühestens 60 Tage nach der Ankündigung fällig.' },
  'nz.rise.right-notice': {
    says: 'Die Ankündigung muss schriftlich sein und die neue Miete und den Tag nennen. 60 Tage sind das Mindeste.',
  },
  'nz.rise.right-year': {
    says: 'Die Miete darf nicht innerhalb von 12 Monaten nach der letzten Erhöhung oder nach dem Beginn der Miete steigen.',
  },
  'nz.rise.right-market': {
    says: 'Liegt sie weit über der Marktmiete, kann das Tenancy Tribunal sie senken. Stellen Sie den Antrag bald nach der Ankündigung.',
  },
  'nz.rise.step-market': {
    says: 'Sehen Sie auf tenancy.govt.nz die Marktmiete für Ihre Gegend nach und vergleichen Sie.',
  },
  'nz.rise.step-write': {
    says: 'Ist die Ankündigung zu kurz oder zu früh, sagen Sie es schriftlich und zahlen Sie weiter die alte Miete.',
  },
  'nz.rise.option-tribunal': {
    says: 'Beantragen Sie beim Tenancy Tribunal eine Anordnung zur Miete (rent order).',
    title: 'Das Tribunal bitten, sie zu senken',
    cost: 'Eine kleine Gebühr',
    time: 'Bald nach der Ankündigung',
    risk: 'Vielleicht ändert sich nichts.',
    bestFor: 'Die Miete liegt weit über dem Markt.',
  },
  'nz.rise.option-talk': {
    says: 'Bieten Sie schriftlich eine kleinere Erhöhung oder einen späteren Tag an.',
    title: 'Mit dem Vermieter sprechen',
    cost: 'Kostenlos',
    time: 'Vor dem genannten Tag',
    risk: 'Er kann Nein sagen.',
    bestFor: 'Sie zahlen gut und wollen bleiben.',
  },
}
