/** Questions about the police, a charge and an order against oneself: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_FR: Words = {
  'nz.ask.police': {
    says: 'Si vous n’êtes pas arrêté, vous n’avez pas à y aller ni à rester. Vous n’avez pas à répondre ni à déclarer, coupable ou non. Au volant ou arrêté, donnez nom, adresse et date de naissance. Demandez un avocat avant tout interrogatoire : la liste de la police en donne un par téléphone, gratuit, jour et nuit. Dites que vous ne répondrez pas. Restez poli, n’acceptez pas de fouille.',
  },
  'nz.ask.charged': {
    says: 'Allez au tribunal ce jour-là, tôt. Sinon, le juge peut vous faire arrêter. Demandez au guichet le duty lawyer : gratuit, sans rendez-vous. Le premier jour, vous pouvez demander du temps pour le dossier et un conseil avant de plaider. Demandez le formulaire de legal aid. N’en parlez pas à la police. Apportez des lettres sur travail, famille et tout stage commencé.',
  },
  'nz.ask.order-against-me': {
    says: 'Respectez-la dès que vous la recevez. Y manquer est un délit. Le contact exige l’accord écrit de l’autre, qui peut le retirer. Une ordonnance temporaire devient définitive après trois mois si vous ne vous défendez pas. Déposez vite votre défense (defence) au Family Court et demandez une audience. Demandez legal aid. Vous pouvez refuser le programme dans les dix jours ouvrables. Le contact avec les enfants se demande au même tribunal.',
  },
}
