/** The French words of the rows in ../charge-certificate-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGE_CERTIFICATE_STEPS_FR: Words = {
  'gb.pcn.step-certificate': {
    says: 'Si vous n’avez reçu aucun avis avant, demandez tout de suite pourquoi à la mairie (council). Sinon, payez dans les 14 jours pour éviter des frais de tribunal.',
  },
  'gb.pcn.step-witness': {
    says: 'Une raison du formulaire TE9 ou PE3 est-elle vraie pour vous ? Alors envoyez-le au Traffic Enforcement Centre dans les 21 jours.',
  },
  'gb.pcn.step-witness-pay': {
    says: 'Si aucune raison n’est vraie, payez ou demandez un plan à la mairie (council). Faites-le avant qu’un mandat (warrant) aille aux huissiers (bailiffs).',
  },
  'gb.pcn.step-certificate-plan': {
    says: 'Si vous ne pouvez pas tout payer, écrivez maintenant à la mairie (council) et demandez du temps. Dites pourquoi.',
  },
  'gb.pcn.step-certificate-watch': {
    says: 'Surveillez l’arrivée d’un ordre (order for recovery). Il vient avec un formulaire pour dire ce qui n’allait pas, et 21 jours pour l’envoyer.',
  },
  'gb.pcn.step-certificate-address': {
    says: 'Vérifiez que la mairie (council) et la DVLA ont votre adresse actuelle. La prochaine lettre vous arrivera ainsi.',
  },
  'gb.pcn.step-witness-late': {
    says: 'Si les 21 jours sont passés, envoyez le formulaire TE7 avec le TE9 et dites pourquoi vous êtes en retard.',
  },
  'gb.pcn.step-witness-advice': {
    says: 'Appelez National Debtline au 0808 808 4000 pour une aide gratuite avec les formulaires ou un plan.',
  },
}
