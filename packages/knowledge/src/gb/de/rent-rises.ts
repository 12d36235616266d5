/** German: the words of the rows in ../rent-rises.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISES_DE: Words = {
  'gb.rent-rise.wants': {
    says: 'Ihr Vermieter will ab dem Tag im Schreiben mehr Miete. Sie können sich vor diesem Tag wehren.',
  },
  'gb.rent-rise.right-form': {
    says: 'Ein privater Vermieter darf die Miete einmal im Jahr erhöhen, mit dem amtlichen Formular und zwei Monaten Frist. Eine Klausel im Vertrag dafür gilt nicht mehr.',
  },
  'gb.rent-rise.right-tribunal': {
    says: 'Gehen Sie zum First-tier Tribunal, bevor die neue Miete beginnt. Es darf nicht mehr festsetzen, als der Vermieter verlangt, und mehr Miete gilt erst nach der Entscheidung.',
  },
  'gb.rent-rise.step': {
    says: 'Suchen Sie die Mieten ähnlicher Wohnungen in der Nähe. Schreiben Sie dem Vermieter, bevor die neue Miete beginnt.',
  },
  'gb.rent-rise.right-wales': {
    says: 'Ihr Vermieter darf die Miete einmal in 12 Monaten erhöhen, mit zwei Monaten Frist auf dem Formular RHW12.',
  },
  'gb.rent-rise.right-scotland': {
    says: 'Ihre Miete darf einmal in 12 Monaten steigen, mit drei Monaten Frist auf dem amtlichen Formular. Innerhalb von 21 Tagen können Sie einen Mietprüfer (rent officer) fragen.',
  },
  'gb.rent-rise.right-ni': {
    says: 'Ihre Miete darf einmal in 12 Monaten steigen, mit drei Monaten Frist in Schriftform.',
  },
}
