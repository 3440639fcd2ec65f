import { useClient } from 'urql'
import * as words from '../../messages/organiser.generated.js'
import * as steering from '../../api/steering.js'
import * as pauseWords from '../../messages/pause.generated.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useSteer } from './useSteer.js'

/** What the organiser does to the campaign, and what went wrong with it last. */
export const useSteering = () => {
  const { id } = useCampaignContext().campaign
  const client = useClient()
  const { error, steer } = useSteer()
  return {
    ...{ error, steer },
    start: () => steer(words.started(), () => client.mutation(steering.startCampaign, { id }).toPromise()),
    closeStage: () => steer(words.closed(), () => client.mutation(steering.closeStage, { id }).toPromise()),
    pause: (note: string, until: string | null) =>
      steer(pauseWords.done(), () =>
        client.mutation(steering.pauseCampaign, { id, note: note || pauseWords.byOrganiser(), until }).toPromise(),
      ),
    resume: () => steer(words.resumed(), () => client.mutation(steering.resumeCampaign, { id }).toPromise()),
    end: () => steer(words.ended(), () => client.mutation(steering.endCampaign, { id }).toPromise()),
    dismissFacilitator: () =>
      steer(words.dismissed(), () => client.mutation(steering.removeFacilitator, { id }).toPromise()),
  }
}
