/** The German words of the rows in ../tenancy-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_WARNING_ROWS_DE: Words = {
  'de.tenancy-warning.want': {
    says: 'Ihr Vermieter sagt, dass Sie gegen den Mietvertrag verstoßen und aufhören sollen. Das ist eine Abmahnung.',
  },
  'de.tenancy-warning.who': {
    says: 'Ein Vermieter ist eine Privatperson oder Firma. Ob die Abmahnung stimmt, sagt nur ein Gericht.',
  },
  'de.tenancy-warning.reality': {
    says: 'Ihr Mietverhältnis endet damit nicht. Geht es weiter, kann eine Kündigung folgen.',
  },
  'de.tenancy-warning.not-yet': {
    says: 'Niemand darf Sie deshalb hinaussetzen. Dafür braucht es eine Kündigung, ein Urteil und den Gerichtsvollzieher.',
  },
  'de.tenancy-warning.right-clear': {
    says: 'Die Abmahnung muss klar sagen, was Sie wann getan haben. Im Streit muss der Vermieter es beweisen.',
  },
  'de.tenancy-warning.right-answer': {
    says: 'Sie dürfen Ihre Sicht schreiben, müssen aber nicht. Normales Wohnen, Kinder und Besuch sind erlaubt.',
  },
  'de.tenancy-warning.step-answer': {
    says: 'Stimmt es nicht? Schreiben Sie Ihre Sicht mit Daten und Zeugen und fragen Sie nach den genauen Tagen. Behalten Sie eine Kopie.',
  },
  'de.tenancy-warning.step-stop': {
    says: 'Stimmt es? Hören Sie jetzt auf, damit keine Kündigung folgen kann. Sagen Sie das kurz schriftlich.',
  },
  'de.tenancy-warning.option-answer': {
    says: 'Schreiben Sie Ihre Sicht und bitten Sie, die Abmahnung zurückzunehmen.',
    title: 'Schriftlich antworten',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Geben Sie nicht mehr zu, als stimmt.',
    bestFor: 'Es ist falsch oder unklar.',
  },
}
