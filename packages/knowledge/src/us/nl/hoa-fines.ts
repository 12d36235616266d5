/** The Dutch words of the rows in ../hoa-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_FINES_NL: Words = {
  'us.hoa.ask-ticket': {
    says: 'Een vereniging is niet de politie. Zij kan u alleen een boete geven als haar papieren en de wet van de staat dat toestaan, meestal na bericht en een hoorzitting. Vraag om de regel en het bewijs.',
    dependsOn: 'uw staat en de papieren van de vereniging',
  },
  'us.hoa.want': {
    says: 'De vereniging (association) zegt dat een regel is overtreden, en wil een boete of een verandering.',
  },
  'us.hoa.reality': {
    says: 'Het is een particuliere groep, niet de politie. Zij moet zich aan haar eigen papieren en aan de wet van de staat houden.',
  },
  'us.hoa.right-ccrs': {
    says: 'Vraag om de verklaring (CC&Rs), de regels en de lijst van boetes. Een boete die daar niet in staat, kan niet blijven.',
  },
  'us.hoa.right-hearing': {
    says: 'In veel staten moet de vereniging u voor een boete schriftelijk bericht en een hoorzitting geven.',
  },
  'us.hoa.step-write': {
    says: 'Schrijf het bestuur. Vraag om een hoorzitting, de regel en foto’s of ander bewijs. Betaal niet eerst.',
  },
  'us.hoa.option-hearing': {
    says: 'Ga met uw bewijs naar de hoorzitting, of stuur het schriftelijk.',
    title: 'Om een hoorzitting vragen',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in het bericht',
    risk: 'Geen.',
    bestFor: 'De regel of het bewijs is zwak.',
  },
  'us.hoa.ca-fines': {
    says: 'In Californië moet het bestuur u 10 dagen voor een hoorzitting over een boete bericht geven, en daarna een schriftelijke beslissing. De meeste boetes zijn sinds juli 2025 hoogstens $100.',
  },
  'us.hoa.fl-fines': {
    says: 'In Florida vraagt een boete 14 dagen bericht vooraf en een hoorzitting voor een commissie van eigenaren. De boete is hoogstens $100 per dag, behalve als de papieren meer zeggen.',
  },
  'us.hoa.fl-changes': {
    says: 'In Florida mag de vereniging een verandering aan uw huis alleen weigeren volgens een regel in haar papieren, die voor iedereen gelijk is. Zij moet die regel schriftelijk noemen.',
  },
  'us.hoa.tx-fines': {
    says: 'In Texas moet de vereniging eerst schrijven en u tijd geven om het goed te maken. U hebt 30 dagen om een hoorzitting te vragen.',
  },
  'us.hoa.az-fines': {
    says: 'In Arizona vraagt een boete bericht vooraf en een kans om gehoord te worden. U kunt een bericht van overtreding binnen 21 dagen aangetekend beantwoorden (certified mail).',
  },
  'us.hoa.nc-fines': {
    says: 'In North Carolina moet u voor een boete een hoorzitting krijgen. Een boete is hoogstens $100 per dag.',
  },
  'us.hoa.va-fines': {
    says: 'In Virginia moet u 14 dagen vooraf bericht van een hoorzitting krijgen. Het bedrag mag $50 zijn voor één overtreding, of $10 per dag.',
  },
  'us.hoa.nv-fines': {
    says: 'In Nevada moet u bericht van de regel en een hoorzitting krijgen. De meeste boetes zijn hoogstens $100 per overtreding.',
  },
  'us.hoa.or-fines': {
    says: 'In Oregon mag een vereniging u pas beboeten na een schriftelijk bericht en de kans om gehoord te worden. De boete moet in een lijst staan die de eigenaren kregen.',
  },
}
