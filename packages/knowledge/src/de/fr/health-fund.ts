/** The French words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_FR: Words = {
  'de.health-fund.deadline': {
    says: 'Contre une caisse publique de santé ou de soins, vous avez un mois à partir de la réception.',
    service: 'une décision est réputée reçue le quatrième jour après l’envoi',
    action: 'Envoyer votre opposition (Widerspruch) à la caisse',
    consequence: 'La décision devient définitive.',
  },
  'de.health-fund.want': {
    says: 'Une caisse publique refuse ou arrête une prestation. Vous pouvez faire opposition gratuitement.',
  },
  'de.health-fund.step-object': {
    says: 'Écrivez dans le mois : « Je fais opposition. » Demandez le rapport médical et joignez un mot de votre médecin.',
  },
  'de.health-fund.right-court': {
    says: 'L’opposition est gratuite. Après un refus, le tribunal social est gratuit, dans le mois.',
  },
  'de.health-fund.option-object': {
    says: 'Faites opposition par écrit. Motifs et lettre du médecin peuvent suivre.',
    title: 'Faire opposition gratuitement',
    cost: 'Gratuit.',
    time: 'En un mois.',
    risk: 'Aucun.',
    bestFor: 'Vous ou votre médecin n’êtes pas d’accord.',
  },
  'de.health-fund.right-three-weeks': {
    says: 'Ils doivent décider en trois semaines, ou cinq avec expertise. Sans nouvelle, c’est réputé accordé.',
  },
  'de.health-fund.right-sick-pay': {
    says: 'L’indemnité dure jusqu’à 78 semaines en trois ans pour la même maladie. Un nouveau constat doit être fait au plus tard le jour ouvrable suivant la fin de l’ancien.',
  },
  'de.health-fund.right-late-note': {
    says: 'Si votre emploi est fini et que le constat vient tard mais dans le mois, vous gardez votre droit. Seuls les jours entre les deux ne sont pas payés.',
  },
  'de.health-fund.right-arrears': {
    says: 'Avec deux mois d’arriérés, seuls urgence, douleur, grossesse et dépistage sont payés. Un plan respecté rend la couverture entière.',
  },
  'de.health-fund.arrears-want': {
    says: 'Votre caisse de santé dit que des cotisations sont impayées.',
  },
  'de.health-fund.arrears-reality': {
    says: 'Une caisse publique peut exécuter sa décision sans juge, souvent par la douane (Hauptzollamt). Agissez avant.',
  },
  'de.health-fund.arrears-step': {
    says: 'Appelez la caisse maintenant et demandez un plan. Si le revenu est estimé, envoyez vos preuves.',
  },
  'de.health-fund.right-rides': {
    says: 'La caisse paie les trajets chez le médecin dans des cas fixés. L’un est le degré de soins 4 ou 5, ou 3 si vous bougez mal durablement. D’autres sont une carte aG, Bl ou H, et des soins fréquents comme la dialyse. Un cas semblable compte aussi. Demandez au médecin d’écrire pourquoi.',
  },
}
