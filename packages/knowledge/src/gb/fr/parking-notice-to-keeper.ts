/** What a notice to the keeper of a car must say: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NOTICE_TO_KEEPER_FR: Words = {
  'gb.parking.element-period': {
    says: 'L’avis doit nommer la voiture, le terrain et la durée du stationnement.',
    name: 'Le terrain et la durée du stationnement',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : le terrain et la durée du stationnement. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-circumstances': {
    says: 'L’avis doit dire ce qui s’est passé et pourquoi il y a donc une somme à payer.',
    name: 'La raison de la somme demandée',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : la raison de la somme demandée. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-sum': {
    says: 'L’avis doit donner la somme totale impayée.',
    name: 'La somme impayée',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : la somme impayée. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-invite': {
    says: 'L’avis doit dire que la société ne connaît pas le conducteur. Il doit inviter le détenteur (keeper) à payer ou à nommer le conducteur.',
    name: 'L’invitation à payer ou à nommer le conducteur',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : l’invitation à payer ou à nommer le conducteur. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-warning': {
    says: 'L’avis doit avertir d’un point : après 28 jours, la société peut avoir le droit de réclamer la somme au détenteur (keeper).',
    name: 'L’avertissement de 28 jours au détenteur (keeper)',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : l’avertissement de 28 jours au détenteur (keeper). Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-creditor': {
    says: 'L’avis doit dire à qui l’argent est dû et comment le payer.',
    name: 'À qui payer, et comment',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : à qui payer, et comment. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-disputes': {
    says: 'L’avis doit vous dire comment contester la somme.',
    name: 'Comment contester',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : comment contester. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
  'gb.parking.element-date': {
    says: 'L’avis doit porter la date où il a été envoyé ou remis.',
    name: 'La date d’envoi',
    ifMissing:
      'Nous n’avons pas trouvé cette partie : la date d’envoi. Si elle manque vraiment, la société ne peut peut-être réclamer qu’au conducteur. Dites-le dans votre recours.',
  },
}
