/** Warnings over copyright (Abmahnung): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'de.consumer.copy-want': {
    says: 'Une mise en demeure (Abmahnung) veut une promesse signée (Unterlassungserklärung) et de l’argent.',
  },
  'de.consumer.copy-who': {
    says: 'Des avocats écrivent pour le titulaire d’une œuvre, d’une image ou d’un nom. Ce n’est pas un tribunal.',
  },
  'de.consumer.copy-reality': {
    says: 'C’est sérieux si c’est vrai. Ne rien faire peut amener un ordre rapide du tribunal. Signer leur formulaire peut vous lier 30 ans.',
  },
  'de.consumer.copy-rights': {
    says: 'Vous pouvez faire votre propre promesse plus courte, contester les faits et payer moins. Pour un particulier, les frais d’avocat sont plafonnés.',
  },
  'de.consumer.copy-not-yet': {
    says: 'Ils ne peuvent pas prendre d’argent maintenant. Il leur faut un tribunal pour cela.',
  },
  'de.consumer.copy-step-nosign': {
    says: 'Ne signez pas leur formulaire et ne les appelez pas. Demandez conseil avant leur date. Elle est proche.',
  },
  'de.consumer.copy-step-who': {
    says: 'Cherchez qui utilisait internet à ce moment. Notez-le. N’effacez rien.',
  },
  'de.consumer.copy-step-modified': {
    says: 'Un avocat ou un centre de consommateurs peut écrire une promesse modifiée (modifizierte Unterlassungserklärung). Envoyez-la avant la date si besoin.',
  },
  'de.consumer.copy-step-valid': {
    says: 'Si c’était vous, donnez une promesse modifiée et proposez une somme plus basse. Beaucoup d’affaires finissent par un accord.',
  },
  'de.consumer.copy-step-dispute': {
    says: 'Ce n’était pas vous ? Dites qui d’autre pouvait utiliser seul la ligne, comme conjoint, colocataires, invités. Vous n’avez à accuser personne.',
  },
  'de.consumer.copy-option-modified': {
    title: 'Promesse modifiée et somme plus basse',
    says: 'Promettez de ne plus le faire, sans reconnaître la dette. Proposez une somme plus basse.',
    cost: 'Un avocat, ou un conseil de centre de consommateurs.',
    time: 'Avant la date.',
    risk: 'Une promesse tient toute la vie. Chaque violation coûte une pénalité.',
    bestFor: 'La violation est sans doute vraie.',
  },
  'de.consumer.copy-option-dispute': {
    title: 'Rejeter la mise en demeure',
    says: 'Dites par écrit pourquoi c’est faux. Pour une mise en demeure illégale, vous pouvez réclamer vos propres frais.',
    cost: 'Avocat conseillé.',
    time: 'Avant la date.',
    risk: 'Un ordre du tribunal ou un procès peut suivre.',
    bestFor: 'Ce n’était pas vous, ou l’œuvre est à vous ou libre.',
  },
  'de.consumer.copy-option-help': {
    title: 'Centre de consommateurs ou avocat spécialisé',
    says: 'Prenez toute la lettre et demandez une promesse modifiée.',
    cost: 'Un petit montant, ou un prix fixe.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne qui a reçu une Abmahnung.',
  },
  'de.consumer.copy-right-cap': {
    says: 'Pour un particulier, les frais d’avocat pour la promesse se calculent sur une valeur de 1 000 € seulement. Les dommages s’y ajoutent.',
  },
  'de.consumer.copy-right-form': {
    says: 'La lettre doit nommer le titulaire, la violation exacte, et séparer dommages et frais. Sinon, elle n’a pas d’effet.',
  },
  'de.consumer.copy-right-family': {
    says: 'Le titulaire de la ligne internet n’est pas toujours responsable. D’autres au foyer ont pu le faire.',
  },
  'de.consumer.copy-warn-date': {
    says: 'La date est proche et réelle. Demandez plus de temps par écrit si vous n’avez pas de conseil avant.',
  },
  'de.consumer.copy-element-split': {
    name: 'Dommages et frais montrés séparément',
    says: 'La lettre doit montrer dommages et frais séparés.',
    ifMissing:
      'Nous ne voyons pas dommages et frais d’avocat séparés. Sans cela, la mise en demeure peut être nulle.',
  },
  'de.consumer.copy-limitation': {
    says: 'Les frais et la plupart des demandes se prescrivent trois ans après la fin de l’année.',
    from: 'la fin de l’année où le titulaire a appris la violation et votre nom',
    restartedBy:
      'Un paiement ou une reconnaissance fait repartir les trois ans. Une part des dommages peut durer dix ans.',
  },
  'de.consumer.desist-right-own': {
    says: 'Vous n’avez pas à utiliser leur formulaire. Votre propre promesse suffit si elle couvre la violation et fixe une pénalité adaptée.',
  },
  'de.consumer.desist-right-costs': {
    says: 'Vous ne devez les frais d’avocat que si la mise en demeure est juste et claire. Vous pouvez demander leur calcul.',
  },
  'de.consumer.copy-right-child': {
    says: 'Les parents ne répondent en général pas d’un enfant à qui ils ont interdit le partage. Ils n’ont pas à le surveiller sans cesse.',
  },
  'de.consumer.copy-right-court': {
    says: 'En tant que particulier, vous ne pouvez être poursuivi pour cela qu’au tribunal de votre domicile.',
  },
}
