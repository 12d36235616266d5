/** The French words of Spain: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_FR: Words = {
  'es.scam.want': {
    says: 'Ils veulent votre argent ou vos données, vite et avant que vous réfléchissiez.',
  },
  'es.scam.who': {
    says: 'Cela peut être un escroc qui utilise le nom d’une banque, de Correos, de Hacienda, de la DGT ou de la police.',
  },
  'es.scam.rights': {
    says: 'Vous ne devez rien à un escroc. Pour les paiements non autorisés, votre banque doit le plus souvent vous rembourser.',
  },
  'es.scam.reality': {
    says: 'Les vrais services ne demandent pas de cartes cadeaux, de cryptomonnaie ou de codes par SMS.',
  },
  'es.scam.nothing': {
    says: 'Rien n’arrive si vous ne payez pas une fausse demande. Ni un juge ni la police n’envoient de liens pour payer.',
  },
  'es.scam.right-refund': {
    says: 'Si vous n’avez pas autorisé un paiement, la banque doit le rendre avant la fin du jour ouvrable suivant, sauf si elle soupçonne une fraude de vous.',
  },
  'es.scam.right-fifty': {
    says: 'Si votre carte a été volée ou perdue, vous supportez 50 € au plus, sauf grave négligence de votre part.',
  },
  'es.scam.right-report': {
    says: 'La fraude est un délit. Vous pouvez la déclarer gratuitement à la police ou à la Guardia Civil.',
  },
  'es.scam.step-stop': {
    says: 'Ne payez pas, ne cliquez pas, n’appelez pas le numéro et n’envoyez pas de données.',
  },
  'es.scam.step-check': {
    says: 'Demandez au vrai service ou à la banque à un numéro que vous trouvez vous-même. Ou appelez le 017 (INCIBE), gratuit.',
  },
  'es.scam.step-bank': {
    says: 'Payé ou donné des données ? Appelez votre banque maintenant, bloquez la carte et changez les mots de passe.',
  },
  'es.scam.step-police': {
    says: 'Déclarez-le à la police et gardez les messages. La banque demandera la plainte.',
  },
  'es.scam.step-complain-bank': {
    says: 'Si la banque ne rembourse pas, plaignez-vous à elle par écrit, puis au Banco de España.',
  },
  'es.scam.option-ignore': {
    title: 'Ne pas payer',
    says: 'Gardez-le comme preuve et ne faites rien de ce qu’il demande.',
    cost: 'Rien.',
    time: 'Aucun temps.',
    risk: 'Aucun, une fois vérifié auprès du vrai service.',
    bestFor: 'Vous n’avez ni payé ni donné de données.',
  },
  'es.scam.option-report': {
    title: 'Le signaler',
    says: 'Prévenez la police, votre banque et INCIBE (017).',
    cost: 'Rien.',
    time: 'Une heure.',
    risk: 'Aucun.',
    bestFor: 'Vous avez payé, donné des données ou voulez avertir d’autres.',
  },
  'es.scam.option-help': {
    title: 'Appeler le 017',
    says: 'INCIBE aide gratuitement, chaque jour.',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
  'es.scam.insight-hurry': {
    says: 'La hâte et la peur sont les outils d’une arnaque.',
    actionable: 'Attendez une heure et demandez à quelqu’un de confiance.',
  },
  'es.scam.warning-codes': {
    says: 'Ne donnez jamais un code reçu par SMS. Avec lui, on peut vider votre compte.',
  },
  'es.scam.warning-invest': {
    says: 'Seules les sociétés inscrites peuvent proposer des placements en Espagne. Voyez les alertes de la CNMV. Qui demande une taxe avant de verser vos gains vous escroque.',
  },
  'es.scam.right-threat': {
    says: 'Menacer quelqu’un pour de l’argent est un crime. Aucun tribunal ni police ne travaille par e-mail. Ne payez pas, ne répondez pas, signalez-le.',
  },
  'es.scam.step-family': {
    says: 'Appelez votre enfant sur l’ancien numéro, ou un autre proche. N’envoyez rien avant d’avoir entendu sa voix.',
  },
  'es.scam.right-own-transfer': {
    says: 'Si vous avez fait le virement vous-même, la banque ne doit pas toujours rembourser. Appelez tout de suite : elle peut encore le bloquer ou le réclamer.',
  },
}
