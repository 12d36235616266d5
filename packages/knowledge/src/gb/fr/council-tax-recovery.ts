/** Taxe locale, frais de justice et huissiers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RECOVERY_FR: Words = {
  'gb.council-tax.right-bailiff-limits': {
    says: "Si des bailiffs viennent plus tard, ils doivent d'abord vous avertir par écrit. Pour la taxe locale, ils ne peuvent pas forcer votre porte à la première visite.",
  },
  'gb.council-tax.insight-bailiff-fees': {
    says: "Les frais des bailiffs sont fixés par la loi et montent à chaque étape. Un plan avec le council avant cela n'ajoute aucun frais.",
    actionable:
      "Convenez d'un plan avec le council avant qu'il ne transmette la dette, et demandez-le par écrit.",
  },
  'gb.council-tax.insight-costs-case': {
    says: "La High Court a jugé en 2015 qu'un council doit pouvoir montrer comment il calcule ses frais de justice.",
    actionable:
      'Demandez le calcul au council. Vous pouvez demander aux magistrates de vérifier ces frais.',
  },
  'gb.council-tax.right-not-counted': {
    says: 'Les étudiants, apprentis et quelques autres ne comptent pas comme adultes pour la remise de 25%. Dites au council qui vit avec vous.',
  },
  'gb.council-tax.wales-reduction-law': {
    says: 'Les règles de réduction sont les mêmes dans tout le pays de Galles. En cas de refus, demandez un réexamen, puis saisissez le Valuation Tribunal for Wales.',
  },
  'gb.council-tax.scotland-right-reminder': {
    says: "Le council doit d'abord envoyer un rappel. Il ne peut demander le reste de l'année que si la part en retard reste impayée 7 jours.",
  },
  'gb.council-tax.scotland-charge-first': {
    says: "Même avec un warrant, les sheriff officers doivent en général signifier d'abord un ordre de payer (charge). Il vous laisse 14 jours.",
  },
  'gb.council-tax.scotland-information-pack': {
    says: "Avant de prendre des biens ou le salaire, on doit vous remettre un dossier d'aide (debt advice and information package). Appelez un conseiller cité dedans.",
  },
  'gb.council-tax.scotland-payment-programme': {
    says: 'Le Debt Arrangement Scheme permet de payer vos dettes plus longtemps, intérêts gelés. Un conseiller le met en place gratuitement.',
  },
  'gb.council-tax.ni-right-check': {
    says: 'Vous pouvez demander les allègements auxquels vous avez droit, et une révision de la valeur du logement si elle est fausse.',
  },
}
