/** Letters from debt collectors: what an adviser would notice. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_INSIGHTS_FR: Words = {
  'gb.debt.insight-may': {
    says: 'La lettre parle de tribunal, mais aucun tribunal n’est encore saisi. Avant un procès, ils doivent vous envoyer une mise en demeure (letter of claim) et vous laisser 30 jours pour répondre.',
    actionable:
      'Guettez une lettre avec un formulaire de réponse (Reply Form). Celle-là a un vrai délai.',
  },
  'gb.debt.insight-visit': {
    says: 'La visite d’un agent de recouvrement (debt collector) n’est qu’une discussion à la porte. Ce n’est pas un huissier (bailiff). Il ne peut entrer que si vous le laissez faire.',
    actionable:
      'Écrivez que vous réglerez cela seulement par lettre et que vous n’acceptez pas de visites.',
  },
  'gb.debt.insight-goods': {
    says: 'La lettre parle d’huissiers (bailiffs) ou de vos biens. Sauf s’il y a déjà une décision ou un ordre de justice contre vous, cela ne peut pas arriver maintenant.',
    actionable:
      'Demandez par écrit sur quelle décision de justice (judgment) ils s’appuient. Cherchez votre nom dans le registre de ces décisions (register of judgments).',
  },
  'gb.debt.insight-deadline': {
    says: 'La date de cette lettre est leur propre date. La loi ne lui donne aucune force. Il reste sage de répondre avant.',
    actionable:
      'Envoyez une courte lettre avant cette date. Ainsi personne ne pourra dire que vous n’avez pas répondu.',
  },
  'gb.debt.insight-discount': {
    says: 'Ils offrent de prendre moins. Cela montre qu’on peut discuter. La première offre n’est souvent pas la dernière.',
    actionable:
      'Vérifiez d’abord que la dette est à vous et pas trop ancienne. Offrez ensuite moins, et faites mettre tout accord par écrit.',
  },
  'gb.debt.insight-old-letter': {
    says: 'Une date de cette lettre a plus de six ans. La dette est peut-être trop ancienne pour aller au tribunal.',
    actionable:
      'Ne payez pas et ne reconnaissez rien encore. Demandez à un conseiller en dettes gratuit si le délai est passé.',
  },
  'gb.debt.insight-fees': {
    says: 'Des frais ont été ajoutés. Ils ne peuvent les ajouter que si votre contrat le permet, et seulement des sommes justes.',
    actionable: 'Demandez la clause exacte du contrat qui permet chaque frais.',
  },
  'gb.debt.insight-assignment': {
    says: 'Quand une dette de crédit est vendue, on doit vous le dire. Les vieux dossiers se perdent souvent lors d’une vente.',
    actionable:
      'Demandez l’avis qui vous a annoncé la vente, le contrat et la liste de tous les paiements.',
  },
  'gb.debt.insight-credit-file': {
    says: 'Une dette en retard est souvent déjà dans votre fichier de crédit (credit file). Elle y reste six ans à partir du défaut. Une telle lettre n’y ajoute rien à elle seule.',
    actionable:
      'Demandez votre rapport de crédit gratuit et vérifiez ce qu’il contient avant de décider.',
  },
}
