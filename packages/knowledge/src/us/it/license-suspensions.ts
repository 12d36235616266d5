/** The Italian words of the rows in ../license-suspensions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENSE_SUSPENSIONS_IT: Words = {
  'us.license.right-hearing': {
    says: 'Una patente o licenza (license) quasi sempre non si può togliere prima che Lei possa essere ascoltato. Chieda l’udienza entro la data sull’avviso.',
  },
  'us.license.va': {
    says: 'In Virginia da luglio 2020 una patente non si sospende più solo per multe del tribunale non pagate.',
  },
  'us.license.ca': {
    says: 'In California dal 2017 una patente non si sospende più solo per multe stradali non pagate.',
  },
  'us.license.ny': {
    says: 'Nello stato di New York una patente non si sospende più per multe stradali non pagate. Può chiedere un piano legato al Suo reddito.',
  },
  'us.license.want': {
    says: 'Lo stato vuole toglierle la patente o l’immatricolazione per un tempo, dal giorno dell’avviso.',
  },
  'us.license.step': {
    says: 'Chieda subito l’udienza (hearing), come dice l’avviso: spesso ferma la sospensione. Non guidi quando è iniziata. Chieda una patente limitata per il lavoro.',
  },
  'us.life.right-lapse': {
    says: 'Quasi sempre può mostrare che era assicurato, o chiedere un’udienza, prima che patente o targa siano sospese.',
  },
  'us.life.step-lapse': {
    says: 'Chieda oggi all’assicurazione di mandare la prova della copertura, e risponda all’ufficio entro la sua data. Non guidi se sospeso.',
  },
  'us.life.option-lapse': {
    says: 'Mandi la prova o chieda un’udienza per iscritto.',
    title: 'Mostrare la prova o chiedere un’udienza',
    cost: 'Gratis o una piccola tassa',
    time: 'Entro la data nell’avviso',
    risk: 'Risposte in ritardo possono costare la patente.',
    bestFor: 'Era coperto o è un errore.',
  },
  'us.license.right-stop': {
    says: 'Deve avere un modo per essere ascoltato sulla sospensione. È separata dal processo penale.',
  },
  'us.license.step-hearing': {
    says: 'Chieda oggi l’udienza: il tempo è spesso solo di giorni. Consulti un avvocato prima del primo giorno in tribunale.',
  },
  'us.license.option-hearing': {
    says: 'Chieda un’udienza, e un permesso per guidare fino al lavoro.',
    title: 'Chiedere un’udienza',
    cost: 'In alcuni Stati una tassa',
    time: 'Giorni, come dice l’avviso',
    risk: 'Nessuno. Senza, la sospensione inizia.',
    bestFor: 'Ha bisogno di guidare o il test era sbagliato.',
  },
}
