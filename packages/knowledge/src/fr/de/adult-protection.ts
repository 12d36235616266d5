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
    says: 'Das Gericht muss Sie anhören; ein Anwalt oder eine Person Ihrer Wahl darf mit. Sagen Sie, wen Sie wollen: Familie geht Fremden vor.',
  },
  'fr.protect.right-appeal': {
    says: 'Sie können in 15 Tagen per Brief an das Gericht Berufung einlegen, ohne Anwalt. Jederzeit können Sie um Ende oder Lockerung bitten.',
  },
  'fr.protect.step': {
    says: 'Schreiben Sie vorher auf, was Sie allein schaffen und wer hilft, und bringen Sie Unterlagen über Ihr Geld mit. Bitten Sie die Geschäftsstelle um Akteneinsicht.',
  },
}
