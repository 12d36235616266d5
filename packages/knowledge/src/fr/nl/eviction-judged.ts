/** After the judge has ordered the eviction: the order to leave and more time: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_JUDGED_WORDS: Words = {
  'fr.home.want-leave': {
    says: 'Een rechter heeft uitzetting bevolen. De deurwaarder zegt dat u moet vertrekken (commandement de quitter les lieux).',
  },
  'fr.home.reality-judged': {
    says: 'Er is een beslissing van de rechter, dus dit is dringend. U hebt nog tijd, helpers en een rechter die meer tijd kan geven.',
  },
  'fr.home.deadline-leave': {
    says: "U hebt twee maanden vanaf het bevel om te vertrekken, tenzij de rechter dit verkortte. Vraag de executierechter (juge de l'exécution) voor die tijd om meer.",
    action: 'De rechter om meer tijd vragen, en een woning zoeken',
    consequence:
      'Daarna kan de deurwaarder politiehulp vragen. Meestal geen uitzetting van 1 november tot 31 maart.',
  },
  'fr.home.rights-judged': {
    says: 'U kunt de executierechter nog om meer tijd vragen, de staat om een woning (DALO), en om een gratis advocaat.',
  },
  'fr.home.option-more-time': {
    title: 'De rechter om meer tijd vragen',
    says: 'Vraag de executierechter (juge de l’exécution) om tijd om te vertrekken, per aangetekende brief met ontvangstbewijs of met een brief die u bij de rechtbank afgeeft. Voeg bewijs toe dat u een woning zoekt.',
    cost: 'Een bijdrage van €50 kan nodig zijn; niet met rechtshulp (aide juridictionnelle). U hebt geen advocaat nodig.',
    time: 'Nu een brief, dan een zitting.',
    risk: 'Het bevel loopt door tot de rechter beslist. Wie te kwader trouw is, krijgt geen tijd.',
    bestFor: 'U hebt nog geen andere woning.',
  },
  'fr.home.step-more-time': {
    says: "Vraag de executierechter (juge de l'exécution) meer tijd om te vertrekken: van één maand tot één jaar. Toon uw zoektocht naar een woning.",
  },
  'fr.home.step-dalo': {
    says: 'Dreigt uitzetting zonder nieuwe woning, vraag dan het recht op wonen (DALO) aan.',
  },
  'fr.home.right-home-help': {
    says: 'U hebt het recht de staat om een woning te vragen (DALO) als uitzetting is bevolen.',
  },
  'fr.home.warn-judged': {
    says: 'Een rechter heeft beslist. Ga vandaag naar een gratis advocaat of de ADIL en vraag tijd.',
  },
  'fr.home.judged-winter': {
    says: 'Van 1 november tot 31 maart mag meestal geen huurder worden uitgezet (trêve hivernale).',
    learnMore:
      'Na een vonnis moet de deurwaarder eerst een bevel geven om te vertrekken, en dan meestal twee maanden.',
  },
  'fr.home.judged-adil': {
    says: 'Bel SOS loyers impayés (0 805 16 00 75) of uw ADIL. Vraag een maatschappelijk werker naar het huisvestingsfonds (FSL).',
  },
  'fr.home.judged-three-years': {
    says: 'In een huurzaak mag u de rechter tot drie jaar vragen, als u voor de zitting de lopende huur weer betaalt.',
  },
  'fr.home.judged-time': {
    says: "U hebt het recht de executierechter (juge de l'exécution) meer tijd te vragen om te vertrekken: één maand tot één jaar.",
  },
}
