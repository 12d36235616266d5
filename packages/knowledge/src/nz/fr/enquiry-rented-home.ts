/** The French words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_FR: Words = {
  'nz.ask.healthy-homes': {
    says: 'Tout logement loué doit maintenant respecter les règles de logement sain (healthy homes standards) sur la chaleur, l’humidité et l’air.',
  },
  'nz.ask.repair-notice': {
    says: 'Donnez un avis de 14 jours pour réparer. Ensuite, le Tenancy Tribunal peut ordonner des travaux, moins de loyer ou des dommages et intérêts.',
  },
  'nz.ask.bond-law': {
    says: 'Un dépôt de garantie (bond) est de quatre semaines de loyer au plus, et doit être déposé dans les 23 jours ouvrés. Le propriétaire doit prouver un dégât qui dépasse l’usure.',
  },
  'nz.ask.notice-days': {
    says: 'Pour un bail périodique, 90 jours sans raison suffisent; 42 jours exigent une raison de la loi. Un avis pour vous punir est nul: saisissez le Tribunal dans les 28 jours ouvrables.',
  },
  'nz.ask.fix-it': {
    says: 'Continuez à payer le loyer. Donnez au propriétaire un avis écrit de 14 jours pour réparer. Sinon, le Tenancy Tribunal peut ordonner les travaux, baisser le loyer et vous accorder une somme.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Un bail à durée fixe ne finit plus tôt que si le propriétaire accepte, ou si le Tribunal le décide pour grande difficulté. Vous pouvez aussi demander de le céder; un refus exige une raison juste.',
  },
}
