/** Strafbeschikking, juge après le recours et vitesse, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDERS_IT: Words = {
  'nl.order.want': {
    says: 'Il pubblico ministero (officier van justitie) ha fissato una pena senza giudice (strafbeschikking). Lei può rifiutarla.',
  },
  'nl.order.deadline': {
    says: 'Ha 14 giorni da quando lo sa per opporsi (verzet). Per una piccola multa per posta possono essere sei settimane. Per prudenza, conti 14 giorni dalla lettera.',
    action: 'Opporsi all’ordine penale (verzet)',
    consequence: 'La pena resta e può finire sul Suo casellario.',
  },
  'nl.order.right-judge': {
    says: 'Se si oppone in tempo, un giudice guarda il caso da capo. Non paghi prima: se paga, può perdere questo diritto.',
  },
  'nl.order.warn-record': {
    says: 'È diritto penale e può finire sul Suo casellario. Chieda il fascicolo e un avvocato prima di pagare.',
  },
  'nl.order.who': {
    says: 'Lo dà il pubblico ministero (Openbaar Ministerie), e il CJIB riscuote i soldi.',
  },
  'nl.order.not-yet': {
    says: 'Mentre corre il tempo per opporsi, o dopo un’opposizione in tempo, la pena non si esegue.',
  },
  'nl.order.step-object': {
    says: 'Se non è d’accordo, mandi una lettera (verzetschrift) all’indirizzo indicato, con una copia. Oppure vada allo sportello del pubblico ministero. Non paghi.',
  },
  'nl.order.option-object': {
    says: 'Dica che si oppone, e perché.',
    title: 'Opporsi (verzet)',
    cost: 'Gratis.',
    time: '14 giorni.',
    risk: 'Il giudice può fissare una pena più alta.',
    bestFor: 'Non l’ha fatto, o è troppo.',
  },
  'nl.fine.right-judge': {
    says: 'Se il pubblico ministero dice no, può andare dal giudice entro sei settimane. Per una multa più grande deve prima versarla come garanzia, o mostrare che non può.',
  },
  'nl.fine.right-speed': {
    says: 'Il limite deve risultare dalla strada o da segnali chiari. La velocità misurata viene ridotta un po’ a Suo favore. Chieda tutte e due le cifre.',
  },
}
