/** The German words of the rows in ../adult-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_PROTECTION_DE: Words = {
  'fr.protect.want': {
    says: 'Ein Gericht soll prüfen, ob Ihnen jemand bei Ihren Angelegenheiten helfen oder für Sie handeln muss (curatelle, tutelle). Niemand verklagt Sie.',
  },
  'fr.protect.right-needed': {
    says: 'Nötig ist das Gutachten eines Arztes der Liste des Staatsanwalts, und es muss erforderlich sein: Vollmacht, Ehepartner oder eigener Vorsorgeauftrag (mandat) gehen vor. Es geht nicht weiter als nötig.',
  },
  'fr.protect.right-heard': {
    says: 'Das Gericht muss Sie in der Regel anhören, außer ein Arzt sagt, dass es Ihnen schadet. Eine Anwältin darf mitkommen; für andere fragen Sie das Gericht. Sagen Sie, wen Sie wollen: Familie geht vor Fremden.',
  },
  'fr.protect.right-appeal': {
    says: 'Sie können binnen 15 Tagen nach Erhalt Berufung einlegen, mit Einschreiben an dieses Gericht, ohne Anwalt. Sie können jederzeit mit ärztlichem Attest um Aufhebung oder Lockerung bitten.',
  },
  'fr.protect.step': {
    says: 'Schreiben Sie vorher auf, was Sie allein schaffen und wer hilft, und bringen Sie Unterlagen über Ihr Geld mit. Bitten Sie die Geschäftsstelle um Akteneinsicht.',
  },
}
