/** Notices of Colorado’s metropolitan districts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const METROPOLITAN_DISTRICTS_DE: Words = {
  'us.metro-district.want': {
    says: 'Der Bezirk sagt, dass gegen eine Auflage oder Bauregel verstoßen wurde. Sie sollen es beheben, sonst kann eine Strafe folgen.',
  },
  'us.metro-district.reality': {
    says: 'Ein Metropolitan District ist eine örtliche Behörde, kein Verein der Eigentümer. Er darf nur Auflagen durchsetzen, die Ihr Haus binden.',
  },
  'us.metro-district.right-hearing': {
    says: 'In Colorado braucht der Bezirk schriftliche Regeln mit einer Liste der Strafen. Sie müssen eine Mitteilung und die Chance auf eine faire Anhörung bekommen.',
  },
  'us.metro-district.right-home': {
    says: 'Wegen unbezahlter Strafen oder Gebühren darf er Ihr Haus nicht versteigern lassen (foreclose). Findet ein Gericht keinen Verstoß, dürfen Sie seinen Anwalt nicht zahlen müssen.',
  },
  'us.metro-district.step-right': {
    says: 'Beheben Sie es vor dem Datum und behalten Sie ein Foto mit Datum. Sind Sie nicht einverstanden, verlangen Sie schriftlich die Auflage, deren Foto, die Strafregeln und eine Anhörung.',
  },
  'us.metro-district.ask-fine': {
    says: 'In Colorado darf ein Metropolitan District nur nach seinen schriftlichen Regeln und der Liste der Strafen strafen, nach Mitteilung und der Chance auf eine faire Anhörung. Verlangen Sie schriftlich Auflage, Regeln, Beweis und Anhörung. Beheben Sie, was stimmt, und behalten Sie Fotos mit Datum. Wegen Strafen oder Gebühren darf er Ihr Haus nicht versteigern lassen.',
    dependsOn: 'die Auflage, und ob der Bezirk seine eigenen Regeln einhielt',
  },
}
