/** Letters that tell people to stop something: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_NL: Words = {
  'ch.cease.want': {
    says: 'Ze willen dat u met iets stopt, en vaak dat u een belofte tekent en betaalt.',
  },
  'ch.cease.reality': {
    says: 'Deze brief is geen bevel. Alleen een rechter kan u iets verbieden. Maar die kan snel handelen als u niets doet.',
  },
  'ch.cease.not-yet': {
    says: 'Zonder rechter en schuldenkantoor kunnen ze u niet beboeten en geen geld afnemen.',
  },
  'ch.cease.step-first': {
    says: 'Teken niet meteen. Bewaar een kopie van waar het om gaat, noteer de datum en vraag eerst advies.',
  },
  'ch.cease.right-penalty': {
    says: 'U mag zelf een kortere belofte schrijven, zonder boete. Een getekende boete bindt u. Een rechter kan een veel te hoge verlagen.',
  },
  'ch.cease.right-costs': {
    says: 'U bent schade en advocaatkosten alleen schuldig als u de wet overtrad. Zij moeten dat bewijzen en meestal binnen drie jaar eisen.',
  },
  'ch.cease.right-opinion': {
    says: 'U mag zeggen wat waar is en een eerlijke mening geven. Onware feiten en beledigingen zijn verboden en kunnen strafbaar zijn. Haal die weg.',
  },
  'ch.cease.right-fair': {
    says: 'Alleen concurrenten, benadeelde klanten, bepaalde verenigingen en de staat kunnen een beroep doen op oneerlijke concurrentie. Vraag welke regel u overtrad.',
  },
  'ch.cease.option-own-words': {
    says: 'Stop met wat fout was, zeg dat in uw eigen woorden en betwist de rest.',
    title: 'In uw eigen woorden beloven',
    cost: 'Een brief. Een advocaat als er veel op het spel staat.',
    time: 'Voor de datum in de brief.',
    risk: 'Ze kunnen voor het geld toch naar de rechter.',
    bestFor: 'Een deel klopt en u wilt rust.',
  },
  'ch.cease.lease-want': {
    says: 'Uw verhuurder waarschuwt u om in de woning met iets te stoppen.',
  },
  'ch.cease.lease-right': {
    says: 'Een waarschuwing beëindigt niets. Opzeggen mag alleen als een ernstige overtreding doorgaat en niet meer te dragen is. U kunt die opzegging binnen 30 dagen aanvechten.',
  },
  'ch.cease.lease-step': {
    says: 'Antwoord schriftelijk: wat klopt, wat niet, wat u hebt veranderd. Vraag een huurdersvereniging (Mieterverband, ASLOCA, ASI).',
  },
}
