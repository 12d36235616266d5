/** The Dutch words of the rows in ../offence-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFENCE_HEARING_NL: Words = {
  'de.offence-hearing.who': {
    says: 'Dit is het boetekantoor (Bußgeldstelle) van een stad, een district of de politie. Het is geen rechter.',
  },
  'de.offence-hearing.reality': {
    says: 'Dit is een vraag, geen boete. Er is nu niets te betalen.',
  },
  'de.offence-hearing.not-yet': {
    says: 'Uit deze brief alleen volgen geen boete, punten of rijverbod. Eerst moet er een boete op papier komen, en daartegen kunt u bezwaar maken.',
  },
  'de.offence-hearing.right-silence': {
    says: 'U hoeft niets over de zaak te zeggen, ook niet wie reed. Uw zwijgen mag niet tegen u worden gebruikt.',
  },
  'de.offence-hearing.right-witness': {
    says: 'Als getuige wordt u niet beschuldigd. U hoeft naaste familie, uw partner of verloofde niet te noemen en uzelf niet te belasten.',
  },
  'de.offence-hearing.right-person': {
    says: 'Alleen naam, adres, geboortedag en zulke gegevens moeten kloppen. Die weigeren kan een boete kosten.',
  },
  'de.offence-hearing.right-file': {
    says: 'U mag het dossier met foto en meetgegevens zien. Een advocaat krijgt het hele dossier.',
  },
  'de.offence-hearing.over-step': {
    says: 'De dag is voorbij, maar u kunt nog antwoorden. Er kan al een boete zijn: let op een gele envelop. Dan hebt u twee weken voor bezwaar.',
  },
  'de.offence-hearing.step-form': {
    says: 'Controleer de persoonsgegevens en stuur ze terug als er iets fout is. Schrijf over de zaak alleen: „Ik zeg voorlopig niets.”',
  },
  'de.offence-hearing.step-file': {
    says: 'Vraag het dossier en de foto voordat u zegt wie reed. Controleer de dag, de plaats en de auto.',
  },
  'de.offence-hearing.warn-false': {
    says: 'Noem nooit iemand die niet reed. Dat kan strafbaar zijn.',
  },
  'de.offence-hearing.insight-logbook': {
    says: 'Blijft de bestuurder onbekend, dan kan men u een rittenboek (Fahrtenbuch) voor de auto opleggen.',
    actionable:
      'Dat volgt alleen op zware feiten, zoals die met een punt. Weeg het af met een advocaat.',
  },
  'de.offence-hearing.insight-time': {
    says: 'De termijn in deze brief is niet streng. U kunt ook later nog spreken, tot bij de rechter.',
    actionable: 'Neem de tijd om eerst het dossier te zien.',
  },
  'de.offence-hearing.option-silent': {
    says: 'Geef alleen uw persoonsgegevens en wacht af wat komt.',
    title: 'Over de zaak zwijgen',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Er kan nog een boete komen. Dan hebt u twee weken voor bezwaar.',
    bestFor: 'U weet niet wat ze kunnen bewijzen.',
  },
  'de.offence-hearing.option-lawyer': {
    says: 'Een verkeersadvocaat ziet het dossier in en antwoordt voor u.',
    title: 'Een verkeersadvocaat laten antwoorden',
    cost: 'Een honorarium, of uw rechtsbijstand.',
    time: 'Voordat u zegt wie reed.',
    risk: 'Vraag eerst naar de prijs.',
    bestFor: 'Het gaat om punten, een rijverbod of uw baan.',
  },
  'de.offence-hearing.step-witness': {
    says: 'Zat u of naaste familie achter het stuur? Schrijf dan alleen: „Ik gebruik mijn recht als getuige om te zwijgen.” Anders kunt u later worden opgeroepen.',
  },
  'de.offence-hearing.right-silence-off-road': {
    says: 'U hoeft niets over de zaak te zeggen. Uw zwijgen mag niet tegen u worden gebruikt.',
  },
  'de.offence-hearing.step-file-off-road': {
    says: 'Vraag het dossier in te zien voordat u meer zegt. Controleer de dag, de plaats en wie het zag.',
  },
}
