/** Letters of debt collectors and formal demands (mise en demeure) before any court: what they are, your rights and ways out. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'Ze willen dat u betaalt. Deze brief vraagt alleen. Op zichzelf kan hij u niet dwingen te betalen.',
  },
  'fr.debt.reality': {
    says: 'Geen rechter heeft over deze brief iets beslist. Niemand mag daarom uw loon, uw geld op de bank of uw spullen nemen.',
  },
  'fr.debt.not-yet': {
    says: 'Ze kunnen nog geen beslag leggen. Eerst hebben ze een executoriale titel (titre exécutoire) nodig, meestal van een rechter.',
  },
  'fr.debt.rights-summary': {
    says: 'U mag bewijs vragen, het bedrag betwisten, extra kosten weigeren en tijd vragen.',
  },
  'fr.debt.know-age': {
    says: 'Veel rekeningen aan particulieren zijn na twee jaar te oud. Een betaling of een schriftelijk ja kan de tijd opnieuw laten beginnen.',
    learnMore: 'Zoek de vervaldatum van de rekening voor u belt, betaalt of tekent.',
  },
  'fr.debt.right-proof': {
    says: 'Wie een schuld eist, moet ze bewijzen. U hoeft niet te bewijzen dat u niets schuldig bent.',
  },
  'fr.debt.option-dispute': {
    title: 'Bewijs vragen, of betwisten',
    says: 'Schrijf en vraag het contract, de rekeningen en de berekening. Zeg wat fout of te oud is.',
    cost: 'Een aangetekende brief, ongeveer 6 tot 8 euro, of niets per e-mail.',
    time: 'Een uur om te schrijven. Enkele weken voor een antwoord.',
    risk: 'Laag, als u niets erkent. Ze kunnen nog naar de rechter.',
    bestFor: 'De schuld is onbekend, fout of oud.',
  },
  'fr.debt.option-plan': {
    title: 'Bieden wat u kunt betalen',
    says: 'Bied een maandbedrag met een kort budget. Krijg het ja schriftelijk, zonder extra kosten.',
    cost: 'Wat u biedt, niet meer.',
    time: 'Een avond.',
    risk: 'Een betaling of een ja kan bij een oude schuld de tijd opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en het is van kort geleden.',
  },
  'fr.debt.option-help': {
    title: 'Naar een gratis schuldadviseur gaan',
    says: 'Een Point conseil budget of een vereniging bekijkt al uw schulden met u.',
    cost: 'Niets.',
    time: 'Een bezoek of telefoontje.',
    risk: 'Geen.',
    bestFor: 'U hebt verschillende schulden of weet het niet meer.',
  },
  'fr.debt.option-overdebt': {
    title: 'Hulp bij te veel schulden vragen',
    says: 'Kunt u uw schulden niet aan, dien dan een dossier in bij de Banque de France (surendettement). Het is gratis. Is het aanvaard, dan stopt beslag.',
    cost: 'Niets.',
    time: 'Tot drie maanden voor het antwoord.',
    risk: 'U staat enkele jaren op een lijst van betalingsproblemen (FICP).',
    bestFor: 'Uw schulden zijn meer dan u ooit kunt betalen.',
  },
  'fr.debt.warn-restart': {
    says: 'Voor het einde van de termijn kan een deelbetaling of een getekend plan de tijd opnieuw laten beginnen. Kijk eerst naar de datum.',
  },
  'fr.debt.insight-small-claims': {
    says: 'Dit is de eenvoudige procedure voor kleine schulden tot €5.000. Ze werkt alleen als u ja zegt. Eén maand stilte is nee.',
    actionable: 'Betwist u de schuld, aanvaard dan niet. Ze moeten dan naar een rechter.',
  },
  'fr.debt.myth-prison': {
    says: 'In Frankrijk gaat niemand naar de gevangenis voor een onbetaalde rekening of lening.',
  },
  'fr.debt.myth-registered': {
    says: 'Een aangetekende brief niet ophalen beschermt u niet. Lees hem, zodat u de data kent.',
  },
  'fr.debt.right-interest': {
    says: 'Rente voor te laat betalen loopt pas vanaf een ingebrekestelling (mise en demeure), tegen het wettelijke tarief, tenzij uw contract iets anders zegt.',
  },
}
