/** Questions about Centrelink payments that stop or shrink, and money from super in hardship: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_FR: Words = {
  'au.ask.payment-suspended': {
    says: 'Appelez votre prestataire (provider) aujourd’hui. Dites pourquoi vous étiez absent et allez à un nouveau rendez-vous ou prenez-en un. Le paiement reprend alors et ce qui fut retenu est le plus souvent versé. Être malade ou garder un enfant peut être une bonne raison : demandez qu’on retire le point (demerit). En cas de refus ou de coupe, demandez un réexamen à Services Australia. C’est gratuit.',
  },
  'au.ask.super-early': {
    says: 'Il faut 26 semaines de suite d’aide de Centrelink et des frais de vie que vous ne pouvez pas payer. Votre fonds peut alors verser jusqu’à $10,000, une fois en 12 mois. Demandez la lettre à Centrelink et faites la demande au fonds, gratuitement. L’ATO peut aussi autoriser une somme pour éviter la vente de la maison ou pour des soins. C’est imposé. Demandez d’abord de l’aide : 1800 007 007.',
    dependsOn: 'depuis quand vous touchez une aide de Centrelink',
  },
  'au.ask.centrelink-partner': {
    says: 'Partager un logement ne suffit pas. Centrelink doit voir ensemble argent, foyer, vie sociale, intimité et engagement. Demandez un réexamen (review) dans les 13 semaines pour garder le rappel, et la pause de toute dette. Envoyez des preuves : comptes et factures à part, chambres, loyer payé, lettres de proches. Ensuite, l’Administrative Review Tribunal est gratuit.',
  },
}
