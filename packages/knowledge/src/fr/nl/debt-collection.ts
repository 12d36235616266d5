/** The Dutch words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'Ze willen dat u betaalt. Deze brief vraagt alleen. Op zichzelf kan hij u niet dwingen te betalen.',
  },
  'fr.debt.who-collector': {
    says: 'Een incassobureau is een particulier bedrijf. Het heeft niet meer macht over u dan het bedrijf waar u eerst mee te maken had.',
  },
  'fr.debt.who-officer': {
    says: 'De brief komt van een gerechtsdeurwaarder (commissaire de justice). Zonder uitspraak van de rechter kan die alleen vragen, zoals elk incassobureau.',
  },
  'fr.debt.who-buyer': {
    says: 'Uw schuld lijkt verkocht. De nieuwe eigenaar moet aantonen dat de schuld van hem is. Vraag de akte van verkoop (acte de cession).',
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
  'fr.debt.org-complain': {
    says: 'Een incassobureau dat liegt of dreigt, kunt u melden op SignalConso, de site van de fraudedienst (DGCCRF).',
  },
  'fr.debt.step-check': {
    says: 'Lees eerst de brief. Wie is de schuldeiser? Waarvoor is het? Hoeveel, en sinds wanneer? Betaal of teken niets tot u het weet.',
  },
  'fr.debt.step-age': {
    says: 'Zoek de datum waarop de rekening betaald moest zijn. Is dat meer dan twee jaar geleden, vraag dan gratis advies voor u antwoordt.',
  },
  'fr.debt.step-write': {
    says: 'Schrijf, bel niet. Vraag het contract, de rekeningen en een duidelijke berekening. Zeg dat u niets erkent.',
  },
  'fr.debt.step-help': {
    says: 'Praat met een gratis budgetadviseur (Point conseil budget) als u dit niet kunt betalen naast wat u nodig hebt.',
  },
  'fr.debt.step-plan': {
    says: 'Bent u het schuldig, bied dan schriftelijk een maandbedrag dat u kunt volhouden. Ook een rechter kan tot twee jaar geven.',
  },
  'fr.debt.step-no-extra': {
    says: 'Betaal alleen de schuld zelf en de rente die het contract toelaat. Schrap de incassokosten.',
  },
  'fr.debt.step-dispute': {
    says: 'Is het fout, zeg het dan per aangetekende brief (recommandé avec avis de réception). Zeg waarom en voeg kopieën toe.',
  },
  'fr.debt.step-too-old': {
    says: "Is het te oud, schrijf dan: „J'invoque la prescription.” Dat betekent: ik beroep me op de verjaring. Betaal er geen deel van.",
  },
  'fr.debt.step-keep': {
    says: 'Bewaar alle brieven en enveloppen. Schrijf elk telefoontje op: dag, uur, naam, woorden.',
  },
  'fr.debt.step-watch': {
    says: 'Laat stukken die een deurwaarder brengt of achterlaat (signification) nooit liggen. De tijd voor verzet tegen een bevel van de rechter is kort.',
  },
  'fr.debt.right-no-costs': {
    says: 'Incassokosten zonder uitspraak van de rechter zijn voor de schuldeiser, niet voor u. Een beding dat anders zegt, telt niet.',
  },
  'fr.debt.right-letter': {
    says: 'Een incassobureau moet u schrijven met zijn naam, de schuldeiser, de reden en elk gevraagd bedrag.',
  },
  'fr.debt.right-receipt': {
    says: 'Voor elke betaling aan een incassobureau moet u een kwitantie krijgen.',
  },
  'fr.debt.right-proof': {
    says: 'Wie een schuld eist, moet ze bewijzen. U hoeft niet te bewijzen dat u niets schuldig bent.',
  },
  'fr.debt.right-quiet': {
    says: 'U hebt het recht met rust gelaten te worden. Steeds opnieuw bellen en uw leven schaden kan een misdrijf zijn (harcèlement).',
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
  'fr.debt.option-report': {
    title: 'Pesterijen melden',
    says: 'Meld leugens, dreigementen of veel telefoontjes op SignalConso. Gaat het door, dien dan een klacht in bij de politie.',
    cost: 'Niets.',
    time: 'Een half uur.',
    risk: 'Geen. De schuld eindigt er niet door.',
    bestFor: 'Ze zetten u hard onder druk of doen als een rechtbank.',
  },
  'fr.debt.warn-restart': {
    says: 'Voor het einde van de termijn kan een deelbetaling of een getekend plan de tijd opnieuw laten beginnen. Kijk eerst naar de datum.',
  },
  'fr.debt.warn-data': {
    says: 'Geef aan de telefoon uw bankkaart en de naam van uw werkgever niet.',
  },
  'fr.debt.insight-fees': {
    says: 'De brief telt kosten op. Zonder uitspraak van de rechter hoeft u zulke kosten niet te betalen.',
    actionable:
      "Vraag om alleen de schuld en noem artikel L. 111-8 van het wetboek van executie (code des procédures civiles d'exécution).",
  },
  'fr.debt.insight-small-claims': {
    says: 'Dit is de eenvoudige procedure voor kleine schulden tot €5.000. Ze werkt alleen als u ja zegt. Eén maand stilte is nee.',
    actionable: 'Betwist u de schuld, aanvaard dan niet. Ze moeten dan naar een rechter.',
  },
  'fr.debt.insight-words': {
    says: 'De brief spreekt van beslag maar noemt geen vonnis. Hij lijkt misschien sterker dan hij is.',
    actionable:
      'Vraag: „Quel titre exécutoire avez-vous ? Envoyez-moi une copie.” Dat betekent: welke executoriale titel hebt u? Stuur me een kopie.',
  },
  'fr.debt.tactic-written': {
    says: 'Vraag om alleen schriftelijk met u om te gaan. Een spoor op papier helpt u, en rustige brieven tonen goede wil.',
    risk: 'Ze bellen misschien toch.',
    notWhen: 'Er is een stuk van de rechter met een datum: antwoord daar eerst op.',
  },
  'fr.debt.charge-collection': {
    name: 'Incassokosten zonder uitspraak van de rechter',
    says: 'Voor een uitspraak van de rechter bent u geen incassokosten schuldig.',
  },
  'fr.debt.element-creditor': {
    name: 'De naam van de schuldeiser',
    says: 'De brief moet de schuldeiser noemen.',
    ifMissing: 'Wij zien niet voor wie ze innen. Vraag de naam en het adres van de schuldeiser.',
  },
  'fr.debt.element-sum': {
    name: 'Het verschuldigde bedrag',
    says: 'De brief moet het bedrag noemen, met de delen.',
    ifMissing: 'Wij zien geen duidelijk bedrag. Vraag een volledige berekening (décompte).',
  },
  'fr.debt.element-law': {
    name: 'De tekst van artikel L. 111-8 over kosten',
    says: 'Een incassobureau moet de regel afdrukken dat kosten voor de schuldeiser zijn.',
    ifMissing: 'Wij zien artikel L. 111-8 niet. Herinner hen eraan dat de kosten niet voor u zijn.',
  },
  'fr.debt.myth-bailiff': {
    says: 'Een incassobureau kan geen beslag leggen. Dat kan alleen een gerechtsdeurwaarder (commissaire de justice) met een uitspraak van de rechter of een andere titel.',
  },
  'fr.debt.myth-prison': {
    says: 'In Frankrijk gaat niemand naar de gevangenis voor een onbetaalde rekening of lening.',
  },
  'fr.debt.myth-registered': {
    says: 'Een aangetekende brief niet ophalen beschermt u niet. Lees hem, zodat u de data kent.',
  },
  'fr.debt.right-credit-penalty': {
    says: 'Bij een consumentenkrediet mag de kredietgever hoogstens 8% van het resterende kapitaal optellen, en rente. Andere kosten tellen niet.',
  },
  'fr.debt.step-credit-pause': {
    says: 'Bent u uw werk kwijt of bent u ziek, dan kan een rechter de betalingen van de lening tot twee jaar stilleggen.',
  },
  'fr.debt.insight-called-in': {
    says: 'De kredietgever zegt dat nu de hele lening betaald moet worden (déchéance du terme). Meestal moet hij u eerst waarschuwen, met redelijke tijd om te betalen.',
    actionable:
      'Zoek die eerste waarschuwing en de termijn erin. Een beding zonder redelijke tijd kan oneerlijk zijn.',
  },
  'fr.debt.charge-debit': {
    name: 'Bankkosten voor een geweigerde incasso',
    says: 'Voor een geweigerde incasso mag een bank hoogstens €20 nemen, en nooit meer dan het bedrag ervan.',
  },
  'fr.debt.charge-intervention': {
    name: "Behandelkosten van de bank (commission d'intervention)",
    says: "Behandelkosten (commission d'intervention) zijn hoogstens €8 per keer, en €80 per maand.",
  },
}
