/** Bills and cut-off warnings in general, for water and for the phone. Power and gas are apart: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'fr.energy.want': {
    says: 'Ze willen dat een rekening wordt betaald. Misschien waarschuwen ze dat de levering wordt afgesloten of verlaagd.',
  },
  'fr.energy.who': {
    says: 'De leverancier is een bedrijf, geen rechtbank. Voor elke afsluiting moet hij stappen volgen.',
  },
  'fr.energy.reality': {
    says: 'Dit is een rekening, geen vonnis. Niemand kan daarom beslag leggen op geld of spullen.',
  },
  'fr.energy.not-yet-water': {
    says: 'Ze mogen het water van uw hoofdwoning nooit afsluiten om een onbetaalde rekening, in welk seizoen ook.',
  },
  'fr.energy.rights-summary': {
    says: 'U mag een plan, hulp met de rekening en een controle van de meter vragen, en naar een gratis ombudsman gaan.',
  },
  'fr.energy.know-telecom': {
    says: 'Een rekening voor telefoon of internet ouder dan één jaar is te oud.',
  },
  'fr.energy.step-check-other': {
    says: 'Vergelijk de rekening met het contract en uw betalingen.',
  },
  'fr.energy.step-plan': {
    says: 'Neem voor de datum contact op met het bedrijf. Vraag schriftelijk een plan dat u kunt volhouden.',
  },
  'fr.energy.step-fsl': {
    says: 'Vraag een maatschappelijk werker of uw gemeente om hulp van het huisvestingsfonds (FSL). Dan loopt de levering door terwijl ze beslissen.',
  },
  'fr.energy.step-dispute-other': {
    says: 'Is de rekening fout, schrijf dan het bedrijf. Ga daarna gratis naar de bemiddelaar (médiateur).',
  },
  'fr.energy.step-pay-part': {
    says: 'Betaal elke maand wat u kunt, en de volgende rekeningen volledig.',
  },
  'fr.energy.right-water': {
    says: 'Water in uw hoofdwoning mag niet worden afgesloten of verlaagd om een schuld.',
  },
  'fr.energy.right-mediator': {
    says: 'U hebt recht op de gratis bemiddelaar voor consumenten (médiateur) van het bedrijf.',
  },
  'fr.energy.right-no-costs': {
    says: 'Incassokosten zonder uitspraak van de rechter hoeft u niet te betalen.',
  },
  'fr.energy.option-plan': {
    title: 'Een betaalplan vragen',
    says: 'Bied een maandbedrag voor de datum in de brief.',
    cost: 'Wat u biedt.',
    time: 'Een telefoontje en een mail.',
    risk: 'Hou u eraan.',
    bestFor: 'De rekening klopt maar is te hoog.',
  },
  'fr.energy.option-dispute': {
    title: 'De rekening betwisten',
    says: 'Schrijf met bewijs, en ga dan naar de gratis ombudsman of bemiddelaar (médiateur).',
    cost: 'Niets.',
    time: 'Twee maanden voor het bedrijf, dan enkele maanden.',
    risk: 'Betaal intussen het deel dat klopt.',
    bestFor: 'De opname, data of prijs kloppen niet.',
  },
  'fr.energy.option-fsl': {
    title: 'Hulp met de rekening vragen',
    says: 'Het huisvestingsfonds (FSL), uw gemeente (CCAS) of de energiecheque (chèque énergie) kan een deel betalen.',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'Uw inkomen is laag.',
  },
  'fr.energy.tactic-fsl': {
    says: 'Zeg het bedrijf schriftelijk de dag waarop u hulp van het FSL vraagt. De levering blijft zolang de aanvraag open is.',
    risk: 'Geen.',
    notWhen: 'U kunt nu zonder hulp betalen.',
  },
  'fr.energy.know-leak': {
    says: 'Is de rekening veel te hoog door een lek in een leiding na uw meter? Dan betaalt u hooguit het dubbele van uw gewone verbruik.',
    learnMore:
      'Stuur de waterdienst binnen een maand na zijn bericht het papier van een loodgieter over de reparatie.',
  },
}
