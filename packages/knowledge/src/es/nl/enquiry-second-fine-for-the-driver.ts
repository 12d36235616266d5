/** Questions about a fine for not naming the driver: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_NL: Words = {
  'es.ask.driver-not-named': {
    says: 'De bestuurder niet noemen is een eigen boete: het dubbele van de eerste als die licht was, het drievoudige bij zwaar of zeer zwaar. Ze kost geen punten. U hebt 20 kalenderdagen voor bezwaar. Maak dat als de eerste brief u nooit bereikte, of als u de bestuurder wel noemde: met bewijs. Ook als u toont dat u het niet kon weten.',
  },
}
