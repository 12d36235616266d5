/** Questions about pictures, data and calls that advertise: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_FR: Words = {
  'ch.ask.my-picture': {
    says: 'Vous décidez de votre image. Gardez des captures avec jour et adresse. Demandez par écrit à la personne et à la plateforme de retirer, avec une date. Un juge peut l’ordonner vite, et de l’argent. Images intimes, menaces ou chantage sont des délits : allez à la police et ne payez jamais.',
  },
  'ch.ask.my-data': {
    says: 'Demandez par écrit à l’entreprise quelles données elle a sur vous, avec copie de votre pièce d’identité. Elle doit répondre en 30 jours, le plus souvent gratuitement. Vous pouvez faire corriger ce qui est faux ou effacer ce qui est inutile. Si elle refuse, allez au tribunal civil ; le PFPDT conseille.',
  },
  'ch.ask.ad-calls': {
    says: 'Ces appels sont interdits si votre numéro porte un astérisque (*) dans l’annuaire, ou n’y figure pas, et que vous n’avez jamais eu affaire à la firme. Notez la date et le numéro et signalez-le en ligne au SECO. Votre opérateur doit offrir un filtre gratuit. N’acceptez rien au téléphone.',
  },
}
