/** The French words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_FR: Words = {
  'fr.price.reality': {
    says: 'Une entreprise ne peut augmenter un prix à son gré. Le contrat ou la loi doit le permettre, et souvent vous pouvez partir.',
  },
  'fr.price.not-yet': {
    says: 'Rien ne change aujourd’hui. Jusqu’au jour nommé dans la lettre, vous payez l’ancien prix.',
  },
  'fr.price.step-contract': {
    says: 'Cherchez trois choses au contrat : la clause de prix, une période de prix fixe et comment résilier.',
  },
  'fr.price.insight-fixed': {
    says: 'Si l’offre promettait un prix fixe ou bloqué pour un temps, cette promesse lie l’entreprise.',
    actionable: 'Comparez la fin de cette période avec le jour de la hausse.',
  },
  'fr.price.option-help': {
    says: 'Signalez-le sur SignalConso ou à une association. Après une plainte écrite, le médiateur du secteur est gratuit.',
    title: 'Se faire aider gratuitement',
    cost: 'Gratuit.',
    time: 'Après votre lettre à l’entreprise.',
    risk: 'Aucun.',
    bestFor: 'La hausse semble fausse ou on vous retient.',
  },
  'fr.price.option-object': {
    says: 'Écrivez que vous refusez la hausse, et demandez la clause et les raisons.',
    title: 'Dire non au prix plus haut',
    cost: 'Gratuit.',
    time: 'Avant le début de la hausse.',
    risk: 'L’entreprise peut résilier un contrat sans durée, avec préavis.',
    bestFor: 'Vous voulez rester à l’ancien prix.',
  },
  'fr.price.energy-right-end': {
    says: 'À cause de ce changement, vous pouvez résilier sans pénalité dans les trois mois après la réception. Pas si la loi elle-même fixe le prix.',
  },
  'fr.price.energy-deadline': {
    says: 'Les trois mois courent dès la réception de la lettre. Par prudence, on compte depuis sa date.',
    action: 'Résilier à cause de la hausse, si vous voulez partir',
    consequence: 'Vous pouvez encore changer de fournisseur, mais au nouveau prix d’ici là.',
  },
  'fr.price.energy-right-told': {
    says: 'On doit vous prévenir au moins un mois avant, clairement : ce qui change, pourquoi, et que vous pouvez partir.',
  },
  'fr.price.energy-right-any-time': {
    says: 'Un particulier peut changer de fournisseur à tout moment. Le courant n’est pas coupé, et le nouveau résilie l’ancien contrat.',
  },
  'fr.price.energy-step': {
    says: 'Comparez les offres sur le site gratuit du médiateur de l’énergie (comparateur.energie-info.fr). En changeant, ne résiliez pas vous-même.',
  },
  'fr.price.telecom-right': {
    says: 'On doit vous prévenir un mois avant. Vous pouvez partir sans frais dans les quatre mois après cet avis, même engagé.',
  },
  'fr.price.telecom-step': {
    says: 'Appelez le 3179 depuis votre ligne pour le code RIO. Avec lui, le nouvel opérateur garde votre numéro et résilie l’ancien contrat.',
  },
  'fr.price.right-silence': {
    says: 'Votre silence n’est en général pas un oui à un prix plus haut, même si la lettre le dit.',
  },
  'fr.price.right-clause': {
    says: 'Dans un contrat à durée fixe, l’entreprise ne peut changer seule le prix. Sans durée, elle doit prévenir à temps et vous laisser partir.',
  },
  'fr.price.right-renewal': {
    says: 'Le contrat se renouvelle-t-il seul ? On doit vous prévenir un à trois mois avant. Sinon vous pouvez partir à tout moment, sans frais.',
  },
  'fr.price.step-object': {
    says: 'Répondez vite : « Je n’accepte pas le prix plus haut. » Gardez une preuve d’arrivée.',
  },
  'fr.price.step-debit': {
    says: 'A-t-on pris plus que convenu ? Votre banque peut annuler un prélèvement pendant huit semaines. Payez vous-même l’ancien prix.',
  },
}
