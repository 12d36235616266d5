/** The French words of the rows in ../tax-extras.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_EXTRAS_FR: Words = {
  'de.tax.late-sum': {
    says: 'Pour une déclaration annuelle en retard : 0,25 % de l’impôt restant par mois commencé, au moins 25 €. Vérifiez les mois.',
  },
  'de.tax.late-drop': {
    says: 'Demandez l’abandon si le retard n’était pas de votre faute. Il n’est pas automatique sans impôt à payer, ou avant 14 mois après l’année.',
  },
  'de.tax.late-object': {
    says: 'Le supplément est une décision à part. Vous pouvez le contester seul en un mois, avec la raison du retard.',
  },
  'de.tax.late-payment': {
    says: 'Un virement jusqu’à trois jours en retard ne coûte rien. Si vous ne pouviez pas payer, demandez la remise de la moitié (Erlass).',
  },
  'de.tax.interest': {
    says: 'Les intérêts commencent 15 mois après l’année d’imposition. C’est 0,15 % par mois entier.',
  },
  'de.tax.pressure': {
    says: 'Une astreinte (Zwangsgeld) doit d’abord être annoncée par écrit. Dès que vous remettez ce qui est demandé, ils doivent arrêter.',
  },
  'de.tax.ahead': {
    says: 'Vous gagnez moins cette année ? Demandez de baisser les acomptes (Vorauszahlungen), chiffres à l’appui.',
  },
  'de.tax.open': {
    says: 'La décision reste ouverte, en tout (§ 164) ou sur certains points (§ 165). Elle peut y être changée plus tard, aussi en votre faveur.',
  },
  'de.tax.right-wait': {
    says: 'La contrainte serait-elle injuste maintenant, par exemple parce que votre argent arrive bientôt ? Demandez un sursis (Vollstreckungsaufschub) et proposez des mensualités.',
  },
}
