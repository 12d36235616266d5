/** The French words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    dependsOn: 'l’accord des deux',
    says: 'Personne ne peut vous forcer. Après signature, vous avez 15 jours pour vous rétracter. Vous gardez le chômage et au moins l’indemnité légale.',
  },
  'fr.ask-work.agreed-end-refused': {
    says: 'Il faut l’accord des deux : votre employeur peut refuser, sans motif. Redemandez par écrit, avec une date et ce que vous proposez. Ne cessez pas de venir : vous pouvez perdre le chômage. Une démission n’y donne droit que pour certains motifs, ou un projet de reconversion validé avant. En cas de fautes graves de l’employeur, voyez un syndicat (prise d’acte, résiliation judiciaire).',
  },
  'fr.ask-work.agreed-end-withdraw': {
    says: 'Oui. Après la signature, chacun a 15 jours calendaires, dès le lendemain, pour se rétracter sans motif. Envoyez une lettre recommandée, ou remettez-la contre décharge, avant le dernier jour : la date d’envoi compte. Le contrat continue alors. Plus tard, il ne reste que les prud’hommes dans les douze mois, pour pression, tromperie ou absence d’exemplaire remis.',
  },
}
