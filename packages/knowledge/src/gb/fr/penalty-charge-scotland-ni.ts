/** Les amendes (penalty charges) en Écosse et en Irlande du Nord, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_SCOTLAND_NI_FR: Words = {
  'gb.pcn.scotland-wants': {
    says: 'La mairie (council) dit qu’une règle de stationnement ou de circulation n’a pas été suivie. Elle veut un paiement dans les 28 jours, ou vos raisons de ne pas payer.',
  },
  'gb.pcn.scotland-rights': {
    says: 'Vous pouvez contester auprès de la mairie (council). Si elle dit non, le First-tier Tribunal for Scotland peut décider.',
  },
  'gb.pcn.scotland-reality': {
    says: 'C’est une affaire civile, pas un délit. Mais si vous ne faites rien, la somme augmente et des huissiers (sheriff officers) peuvent l’encaisser.',
  },
  'gb.pcn.scotland-right-discount': {
    says: 'Vous payez la moitié si vous payez dans les 14 jours.',
  },
  'gb.pcn.scotland-right-appeal': {
    says: 'Après un avis de rejet (notice of rejection), vous avez 28 jours pour faire un recours au First-tier Tribunal for Scotland.',
  },
  'gb.pcn.scotland-step-choose': {
    says: 'Payez la moitié dans les 14 jours, ou écrivez à la mairie (council) avec vos raisons et des photos.',
  },
  'gb.pcn.scotland-step-owner': {
    says: 'Un avis au propriétaire (notice to owner) peut suivre. Répondez dans les 28 jours, même si vous avez déjà écrit.',
  },
  'gb.pcn.scotland-step-appeal': {
    says: 'Faites un recours au First-tier Tribunal dans les 28 jours. La lettre de rejet dit comment.',
  },
  'gb.pcn.scotland-step-raised': {
    says: 'La moitié a été ajoutée, car rien n’a été payé à temps. Payez dans les 14 jours, ou appelez la mairie (council) aujourd’hui si vous avez écrit à temps ou n’avez jamais eu d’avis.',
  },
  'gb.pcn.scotland-option-challenge': {
    says: 'Écrivez à la mairie (council) avec votre raison et vos preuves.',
    title: 'La contester',
    cost: 'Gratuit auprès de la mairie (council)',
    time: '14 jours pour la moitié du prix, 28 jours plus tard',
    risk: 'Si vous perdez, la somme entière peut être due.',
    bestFor: 'Les faits ou les panneaux sont de votre côté.',
  },
  'gb.pcn.scotland-option-pay': {
    says: 'Payez de la façon indiquée dans l’avis et gardez la preuve.',
    title: 'Payer la moitié maintenant',
    cost: 'La moitié de la somme',
    time: 'Dans les 14 jours',
    risk: 'Payer clôt l’affaire.',
    bestFor: 'L’amende est juste.',
  },
  'gb.pcn.scotland-warning': {
    says: 'Si vous ne faites rien, un avis d’augmentation (charge certificate) ajoute la moitié. Ensuite, la mairie (council) peut employer des huissiers (sheriff officers).',
  },
  'gb.pcn.ni-wants': {
    says: 'Le Department for Infrastructure, ou un parking de la mairie (council), dit qu’une règle n’a pas été suivie. On veut un paiement ou vos raisons.',
  },
  'gb.pcn.ni-rights': {
    says: 'Vous pouvez contester par écrit. Après un rejet, vous pouvez faire un recours au Northern Ireland Traffic Penalty Tribunal.',
  },
  'gb.pcn.ni-right-discount': {
    says: 'Vous payez moins dans les 14 jours. Si vous contestez dans ce délai, le prix plus bas attend la réponse.',
  },
  'gb.pcn.ni-step-choose': {
    says: 'Payez la somme plus basse dans les 14 jours, ou contestez par écrit dans les 14 jours pour la garder.',
  },
  'gb.pcn.ni-step-appeal': {
    says: 'Utilisez le formulaire de recours venu avec le rejet et envoyez-le à temps au tribunal.',
  },
  'gb.pcn.ni-option-challenge': {
    says: 'Envoyez vos raisons et vos preuves en ligne ou par la poste.',
    title: 'La contester par écrit',
    cost: 'Gratuit',
    time: 'Dans les 14 jours pour le prix plus bas',
    risk: 'Une contestation tardive perd le prix plus bas.',
    bestFor: 'Les faits ou les panneaux sont de votre côté.',
  },
  'gb.pcn.ni-option-pay': {
    says: 'Payez en ligne, par téléphone ou par la poste, et gardez la preuve.',
    title: 'Payer la somme plus basse',
    cost: 'La somme réduite de l’avis',
    time: 'Dans les 14 jours',
    risk: 'Payer clôt l’affaire.',
    bestFor: 'L’amende est juste.',
  },
  'gb.pcn.ni-warning': {
    says: 'Si vous ne faites rien, la somme augmente et peut être enregistrée comme une décision de justice (judgment) contre vous.',
  },
}
